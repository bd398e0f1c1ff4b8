import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'

export interface GuardUser {
  uid: number
  gid: number
}

/** Protects this machine from a file that was made to take over ffmpeg. */
export interface Guard {
  /** A command that runs the command after it, without a network. */
  prefix: readonly string[]
  /** The user it runs as, if not this process's; `handFiles` hands it the files. */
  user: GuardUser | null
  /** Where the prefix does not make it that user. */
  startsAs?: GuardUser
  hasMemoryLimit: boolean
}

/** One that nobody else has: even `nobody` may have a database. */
const ownUser: GuardUser = { uid: 65_432, gid: 65_432 }
const handedFd = 3

const forRoot: readonly Omit<Guard, 'hasMemoryLimit'>[] = [
  {
    prefix: ['unshare', '--net', `--setgid=${ownUser.gid}`, `--setuid=${ownUser.uid}`],
    user: ownUser,
  },
  { prefix: [], user: ownUser, startsAs: ownUser },
]
const forOthers: readonly Omit<Guard, 'hasMemoryLimit'>[] = [
  { prefix: ['unshare', '--user', '--net'], user: null },
]

/** The best that this machine, this user and this program allow: containers often forbid namespaces. */
export async function findGuard(path: string): Promise<Guard> {
  const isRoot = process.getuid?.() === 0
  const hasMemoryLimit = await succeeds('prlimit', ['--data=1000000000', 'true'], undefined)
  for (const guard of isRoot ? forRoot : forOthers) {
    const [command = path, ...rest] = [...guard.prefix, path]
    if (!(await succeeds(command, [...rest, '-version'], guard.startsAs))) continue
    if (guard.user && !(await canReadHanded(guard))) continue
    return { ...guard, hasMemoryLimit }
  }
  return { prefix: [], user: null, hasMemoryLimit }
}

async function canReadHanded({ prefix, startsAs }: Pick<Guard, 'prefix' | 'startsAs'>): Promise<boolean> {
  const file = await open(process.execPath)
  try {
    const [command = '', ...args] = [...prefix, 'test', '-r', `/proc/self/fd/${handedFd}`]
    return await succeeds(command, args, startsAs, file.fd)
  } finally {
    await file.close()
  }
}

function succeeds(
  command: string,
  args: readonly string[],
  startsAs: GuardUser | undefined,
  handed: number | 'ignore' = 'ignore',
): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', handed],
    cwd: '/',
    timeout: 10_000,
    ...startsAs,
  })
  return new Promise(resolve => {
    child.once('error', () => resolve(false))
    child.once('close', code => resolve(code === 0))
  })
}
