import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Null where it is not installed. */
export function findPgBouncer(): string | null {
  return ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(file => existsSync(file)) ?? null
}

/** In transaction mode, before this database alone. It refuses to run as root. */
export async function startPgBouncer(program: string, databaseUrl: string) {
  const { hostname, port, searchParams, username, pathname } = new URL(databaseUrl)
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-pgbouncer-'))
  await chmod(dir, 0o755)
  const ownPort = await freePort()
  const host = searchParams.get('host') ?? hostname
  const file = join(dir, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${host} port=${searchParams.get('port') ?? (port || '5432')} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
`,
  )
  // Whoever runs PostgreSQL may open its socket.
  const owner = host.startsWith('/') ? await stat(host) : null
  const user = process.getuid?.() === 0 && owner ? { uid: owner.uid, gid: owner.gid } : {}
  const child = spawn(program, ['--quiet', file], { ...user, stdio: 'ignore' })
  // An early exit leaves nothing behind.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const exited = new Promise(resolve => child.once('exit', resolve))
  while (!(await isOpen(ownPort))) if (child.exitCode !== null) throw new Error('PgBouncer did not start')
  const url = new URL(databaseUrl)
  url.search = ''
  url.hostname = '127.0.0.1'
  url.port = String(ownPort)
  return {
    url: `${url.protocol}//${username}@127.0.0.1:${ownPort}${pathname}`,
    async close(): Promise<void> {
      process.off('exit', end)
      end()
      await exited
      await rm(dir, { recursive: true })
    },
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => setTimeout(resolve, 50, false))
    socket.once('connect', () => socket.destroy())
  })

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
