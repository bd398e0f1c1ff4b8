import { spawn } from 'node:child_process'
import { mkdir, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { FootageOptions } from './start-footage.ts'

export interface MakeFootageOptions extends FootageOptions {
  ffmpegPath: string
  /** An MP4 with H.264 and AAC; there when it is whole, and not before. */
  file: string
  onPercent: (percent: number) => void
  signal: AbortSignal
}

/** By name, so that it is found from the sources and from a bundle alike. */
const script = createRequire(import.meta.url).resolve('@grandstand/demo-footage/draw-footage')
const timeoutMs = 15 * 60_000

/** Takes a core for a while, at low priority: whatever else the machine does comes first. */
export async function makeFootage({ onPercent, signal, file, ...order }: MakeFootageOptions): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.part`
  const child = spawn(process.execPath, [script, JSON.stringify({ ...order, file: part })], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    killSignal: 'SIGKILL',
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let errors = ''
  child.stderr.on('data', chunk => {
    errors += chunk
  })
  createInterface(child.stdout).on('line', line => onPercent(Number(line)))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`Footage could not be drawn: ${errors.slice(-2_000)}`)
  await rename(part, file)
}
