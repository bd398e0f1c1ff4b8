import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../apps/server/src/runtime/error-code.ts'
import { fromRoot } from './root.ts'

const askAgainMs = 100

/** Of several processes that want to build the same, one builds and the others wait for it. */
export async function withBuildLock(
  name: string,
  build: () => Promise<void>,
  dir = fromRoot('node_modules/.cache'),
): Promise<void> {
  mkdirSync(dir, { recursive: true })
  const file = path.join(dir, `building ${name}`)
  while (!take(file)) await sleep(askAgainMs)
  const giveBack = () => rmSync(file, { force: true })
  process.once('exit', giveBack)
  try {
    await build()
  } finally {
    giveBack()
    process.off('exit', giveBack)
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  // A process that was killed has left it behind.
  if (!isHeld(file)) rmSync(file, { force: true })
  return false
}

function isHeld(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    // Just taken, and not yet written to.
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
