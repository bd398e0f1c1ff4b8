import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { learnDialect } from './dialect.ts'
import { findGuard, type Guard } from './find-guard.ts'
import { type FfmpegVersion, readVersion } from './read-version.ts'
import { createTally, type FfmpegTally } from './tally.ts'

const run = promisify(execFile)

export interface Ffmpeg extends FfmpegVersion {
  path: string
  origin: 'named' | 'system' | 'installed'
  /** For files that somebody sent. */
  guard: Guard
  /** It can listen for SRT. */
  hasSrt: boolean
  /** What this process has started it for, and how that went. */
  tally: FfmpegTally
}

/** What is installed stays as it is while a process runs; asking starts four programs. */
const found = new Map<string | null, Promise<Ffmpeg | null>>()

/** The one that was named, else the system's, else the one that came with the install. Null: there is none that runs. */
export function findFfmpeg(named: string | null): Promise<Ffmpeg | null> {
  const finding = found.get(named) ?? find(named)
  found.set(named, finding)
  return finding
}

async function find(named: string | null): Promise<Ffmpeg | null> {
  if (named !== null) return ask(named, 'named')
  return (await ask('ffmpeg', 'system')) ?? (await ask(await findInstalled(), 'installed'))
}

async function ask(path: string | null, origin: Ffmpeg['origin']): Promise<Ffmpeg | null> {
  if (path === null) return null
  try {
    const { stdout } = await run(path, ['-hide_banner', '-version'], { timeout: 10_000 })
    const hasSrt = stdout.includes('--enable-libsrt')
    const version = readVersion(stdout)
    learnDialect(path, version)
    return {
      path,
      origin,
      ...version,
      hasSrt,
      guard: await findGuard(path),
      tally: createTally(),
    }
  } catch {
    return null
  }
}

/** The package throws where it has no program for this kind of machine. */
async function findInstalled(): Promise<string | null> {
  try {
    return (await import('@ffmpeg-installer/ffmpeg')).default.path
  } catch {
    return null
  }
}
