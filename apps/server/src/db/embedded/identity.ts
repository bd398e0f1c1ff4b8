import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { StartError } from '../../runtime/start-error.ts'

/** The user that runs PostgreSQL: it refuses root, and initdb refuses a uid without a name. */
export type Identity = {
  description: string
  /** Set when root drops to another user. */
  user?: { uid: number; gid: number }
  /** A command that runs the command after it. */
  prefix: string[]
}

/** Another name for ourselves in a user namespace: files keep their owner, and 0700 paths stay open to us. */
const namespacePrefix = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

export function chooseIdentity(postgres: string, dir: string, pgdata: string): Identity {
  if (process.getuid?.() === 0) return chooseForRoot(postgres, dir, pgdata)
  if (hasUserName()) return { description: 'the current user', prefix: [] }
  if (canUseNamespace()) return inNamespace
  throw new StartError('PostgreSQL needs a user name, and this uid has none: add one to /etc/passwd.')
}

const inNamespace: Identity = { description: 'a user namespace', prefix: namespacePrefix }

function chooseForRoot(postgres: string, dir: string, pgdata: string): Identity {
  const candidates = existsSync(pgdata) ? [ownerOf(pgdata)] : ['postgres', 'nobody'].map(findUser)
  for (const user of candidates) {
    if (!user || user.uid === 0) continue
    if (canRun(user, postgres, ['--version']) && canRun(user, 'test', ['-x', path.dirname(dir)]))
      return { description: `uid ${user.uid}`, user, prefix: [] }
  }
  if (canUseNamespace()) return inNamespace
  throw new StartError(
    `PostgreSQL cannot run as root, and no other user can reach ${dir}: start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Data that one user wrote can only be opened by that user. */
function ownerOf(pgdata: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(pgdata)
  return { uid, gid }
}

function findUser(name: string): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`))
  if (!line) return null
  const [, , uid, gid] = line.split(':').map(Number)
  return uid !== undefined && gid !== undefined ? { uid, gid } : null
}

function canRun(user: { uid: number; gid: number }, command: string, args: string[]): boolean {
  return spawnSync(command, args, { ...user, cwd: '/', timeout: 10_000 }).status === 0
}

function canUseNamespace(): boolean {
  const [command = '', ...args] = namespacePrefix
  return spawnSync(command, [...args, 'true'], { cwd: '/', timeout: 10_000 }).status === 0
}

function hasUserName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
