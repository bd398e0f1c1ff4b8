import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'

/** A way to a database that can be cut, so that connections end and new ones are refused, or freeze. */
export async function openDatabaseProxy(databaseUrl: string) {
  const real = new URL(databaseUrl)
  const folder = real.searchParams.get('host')
  const port = real.port || '5432'
  const target = folder
    ? { path: join(folder, `.s.PGSQL.${real.searchParams.get('port') ?? port}`) }
    : { host: real.hostname, port: Number(port) }
  const open = new Set<Socket>()
  let isFrozen = false

  async function listen(at: number): Promise<Server> {
    const server = createServer(socket => {
      if (isFrozen) return keepFrozen(socket)
      const far = connect(target)
      for (const [one, other] of [
        [socket, far],
        [far, socket],
      ] as const) {
        open.add(one)
        one.pipe(other)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          open.delete(one)
          other.destroy()
        })
      }
    })
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return server
  }

  /** Somebody connects, and nobody ever reads what they say. */
  function keepFrozen(socket: Socket): void {
    open.add(socket)
    socket.pause()
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
  }

  let server = await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = new URL(real)
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  async function cut(): Promise<void> {
    server.close()
    for (const socket of open) socket.destroy()
    if (server.listening) await once(server, 'close')
  }
  return {
    url: url.href,
    cut,
    /** Stops passing bytes without closing a connection. New connections get no answer either. */
    freeze(): void {
      isFrozen = true
      for (const socket of open) socket.unpipe().pause()
    },
    /** New connections pass again; those that were frozen stay so, as after a network lost their state. */
    thaw(): void {
      isFrozen = false
    },
    /** Somebody asks and gets no answer. */
    isWaiting: () => [...open].some(socket => socket.isPaused() && socket.readableLength > 0),
    async restore(): Promise<void> {
      isFrozen = false
      server = await listen(address.port)
    },
  }
}
