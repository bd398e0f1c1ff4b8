import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const memoryDir = '/dev/shm'
const neededBytes = 4 * 1024 ** 3
const prefix = 'grandstand-test-'

/**
 * Where a run keeps what it throws away: databases, recordings, browsers. In memory where there is room, for each of the
 * hundreds of databases has hundreds of files, and their writing took a sixth of the processors' time.
 */
export function makeRunDir(): string {
  const parent = hasRoom() ? memoryDir : tmpdir()
  removeLeftOver(parent)
  const dir = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`))
  // As open as the folder that it replaces: PostgreSQL runs as another user if we are root.
  chmodSync(dir, 0o1777)
  return dir
}

/** Containers often have a small one, and one from which nothing may be run. */
function hasRoom(): boolean {
  if (!existsSync('/proc/mounts')) return false
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounts.map(line => line.split(' ')).find(fields => fields[1] === memoryDir)?.[3]
  if (options === undefined || options.split(',').includes('noexec')) return false
  const { bavail, bsize } = statfsSync(memoryDir)
  return bavail * bsize >= neededBytes
}

/** Of runs that were killed: memory is not emptied by itself. */
function removeLeftOver(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = name.match(new RegExp(`^${prefix}(\\d+)-`)) ?? []
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}
