import { createServer, type Server, type Socket } from 'node:net'
import type { ConnectionOptions } from './camera-feed.ts'
import { handleConnection } from './rtmp-connection.ts'

export interface RtmpServerOptions extends ConnectionOptions {
  maxConnections?: number
}

export interface RtmpServer {
  listen(port: number, host: string): Promise<number>
  /** Ends all connections. */
  close(): Promise<void>
}

export function createRtmpServer({ maxConnections = 200, ...options }: RtmpServerOptions): RtmpServer {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    handleConnection(socket, options)
  })
  server.maxConnections = maxConnections
  return {
    listen: (port, host) => listen(server, port, host),
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
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
