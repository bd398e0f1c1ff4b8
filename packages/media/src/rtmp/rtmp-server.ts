import { createServer, type Server, type Socket } from 'node:net'
import { type OpenEncoderOptions, openEncoder } from './open-encoder.ts'
import { handleConnection, type RtmpConnectionOptions } from './rtmp-connection.ts'
import { createWaitingRoom, type WaitingRoomOptions } from './waiting-room.ts'

export type RtmpServerOptions = Omit<RtmpConnectionOptions, 'onAccepted' | 'ip'> &
  Partial<Pick<WaitingRoomOptions, 'networkOf'> & Pick<OpenEncoderOptions, 'isProxy'>>

export interface RtmpServer {
  listen(port: number, host: string): Promise<number>
  /** Takes no more connections; those that there are go on. */
  leave(): void
  /** Ends all connections, and with them their feeds. */
  close(): Promise<void>
}

/** A venue may connect twenty at once after a break. Cameras that are accepted have no limit: each has a key of its own. */
const waitingLimits = { maxPerNetwork: 20, maxTotal: 200 }
const proxyWithinMs = 3_000

export function createRtmpServer({
  networkOf = ip => ip,
  isProxy = () => false,
  ...options
}: RtmpServerOptions): RtmpServer {
  const sockets = new Set<Socket>()
  const waiting = createWaitingRoom<Socket>({ ...waitingLimits, networkOf })
  const server = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      waiting.leave(socket)
    })
    // A proxy says at once for whom it connects; only then is it known who waits.
    openEncoder(socket, { isProxy, withinMs: proxyWithinMs, onError: options.onError }, ip => {
      const leaving = waiting.enter(socket, ip)
      if (leaving) {
        options.onError(new Error('Too many connections without a key: the oldest made room'), ip)
        leaving.destroy()
      }
      handleConnection(socket, { ...options, ip, onAccepted: () => waiting.leave(socket) })
    })
  })
  return {
    listen: (port, host) => listen(server, port, host),
    leave: () => void server.close(),
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      // A server says that it is closed before its last sockets do, and with those the feeds end.
      const left = [...sockets].map(socket => new Promise(resolve => socket.once('close', resolve)))
      for (const socket of sockets) socket.destroy()
      await Promise.all([closed, ...left])
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
