import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { inDialectOf } from './dialect.ts'
import type { Guard } from './find-guard.ts'
import { memoryLimitBytes } from './memory-limit.ts'
import type { FfmpegPurpose, FfmpegTally } from './tally.ts'

export interface FfmpegTool {
  /** The program. */
  path: string
  /** Without one it runs as this process does. */
  guard?: Guard | undefined
  /** Without one nobody counts. */
  tally?: FfmpegTally | undefined
}

/** 4K of cameras and of cinemas. Larger pictures are of no use to viewers here, and cost four times as much. */
const largest = { width: 4096, height: 2304 }
export const maxPixels = largest.width * largest.height

export interface StartOptions {
  purpose: FfmpegPurpose
  stdio: StdioOptions
  /** At the most; else what the largest pictures take. */
  memoryBytes?: number | undefined
}

/** No shell, no keys, and guarded: it decodes what others send. */
export function startFfmpeg(
  { path, guard, tally }: FfmpegTool,
  args: readonly string[],
  { purpose, stdio, memoryBytes = memoryLimitBytes(largest) }: StartOptions,
): ChildProcess {
  const limit = guard?.hasMemoryLimit ? ['prlimit', `--data=${memoryBytes}`] : []
  const [command = path, ...rest] = [...(guard?.prefix ?? []), ...limit, path, ...inDialectOf(path, args)]
  // biome-ignore lint/style/noProcessEnv: all but what it needs to start is withheld, since there are keys among it
  const { PATH, LD_LIBRARY_PATH } = process.env
  const child = spawn(command, rest, { stdio, env: { PATH, LD_LIBRARY_PATH }, ...guard?.startsAs })
  tally?.watch(child, purpose)
  return child
}
