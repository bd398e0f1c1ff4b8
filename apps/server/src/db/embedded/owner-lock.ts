import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../runtime/start-error.ts'
import { findProcess } from './processes.ts'

const prefix = 'owner-'

/**
 * At most one live process supervises a directory. Each one that tries leaves an empty file named after itself, then
 * looks for others: of two that try at once the later sees the earlier. A dead one's name never comes back, so its
 * file can be removed by anybody at any time.
 */
export async function takeOwnership(dir: string): Promise<() => void> {
  const own = ownName()
  for (let attempt = 1; ; attempt++) {
    if (findOwners(dir).includes(own)) throw alreadyRunning(dir, own)
    writeFileSync(path.join(dir, own), '')
    const other = findOwners(dir).find(name => name !== own)
    if (!other) return () => rmSync(path.join(dir, own), { force: true })
    rmSync(path.join(dir, own), { force: true })
    if (attempt === 4) throw alreadyRunning(dir, other)
    // Two that start at the same moment both step back; chance decides who comes first next time.
    await sleep(50 + Math.random() * 150)
  }
}

export function hasLiveOwner(dir: string): boolean {
  return findOwners(dir).length > 0
}

function ownName(): string {
  return `${prefix}${process.pid}-${startKey(process.pid)}`
}

/** Names of live owners; what the dead left behind is removed on the way. */
function findOwners(dir: string): string[] {
  const names = readdirSync(dir).filter(name => name.startsWith(prefix))
  return names.filter(name => {
    const [pid = '', key] = name.slice(prefix.length).split('-')
    if (startKey(Number(pid)) === key) return true
    rmSync(path.join(dir, name), { force: true })
    return false
  })
}

function startKey(pid: number): string | undefined {
  return findProcess(pid)?.startedAt.replaceAll(/\W/g, '')
}

function alreadyRunning(dir: string, owner: string): StartError {
  const pid = owner.slice(prefix.length).split('-')[0]
  return new StartError(
    `The database in ${dir} is already running under process ${pid}: stop that one first, or set another DATA_DIR.`,
  )
}
