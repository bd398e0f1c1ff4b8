import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Of the checkout that this file is in. */
export const checkout = fileURLToPath(new URL('../..', import.meta.url))

/** What somebody types, with its output. */
export function startNpm(args: string[], env: Record<string, string> = {}, cwd = checkout) {
  const child = spawn('npm', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
  return { ended: once(child, 'close'), output: () => output, interrupt: () => interrupt(child) }
}

/** As Ctrl-C, which reaches all that runs in a terminal. */
function interrupt({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGINT')
}

/** The page holds a text. A server that has not started holds none. */
export async function hasText(url: string, part: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null)
  return (await answer?.text())?.includes(part) ?? false
}

/** Seconds from now until something is so. */
export async function secondsUntil(isSo: () => Promise<boolean>, limitSeconds: number): Promise<number> {
  const startedAtMs = performance.now()
  const seconds = () => (performance.now() - startedAtMs) / 1000
  while (!(await isSo())) {
    if (seconds() > limitSeconds) throw new Error(`Not within ${limitSeconds} s`)
    await sleep(20)
  }
  return seconds()
}

/** The file is as before in the end, its time too, so that nobody builds it again. */
export async function withChange(
  name: string,
  [before, after]: [string, string],
  use: () => Promise<void>,
): Promise<void> {
  const file = join(checkout, name)
  const text = readFileSync(file, 'utf8')
  const { atime, mtime } = statSync(file)
  if (!text.includes(before)) throw new Error(`${name} does not hold ${before}`)
  writeFileSync(file, text.replace(before, after))
  try {
    await use()
  } finally {
    writeFileSync(file, text)
    utimesSync(file, atime, mtime)
  }
}
