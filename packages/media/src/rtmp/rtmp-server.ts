import { createServer, type Server, type Socket } from 'node:net'
import { handleConnection } from './rtmp-connection.ts'

/** Takes what one encoder sends. */
export interface Publisher {
  video(timestampMs: number, body: Buffer): void
  audio(timestampMs: number, body: Buffer): void
  /** Once, whatever ended it. */
  end(): void
}

export interface PublishRequest {
  app: string
  /** The stream key, as the encoder sent it. */
  key: string
  ip: string
  /** Ends the connection: the key was rotated, the event is over. */
  disconnect: () => void
}

export interface RtmpServerOptions {
  /** Nothing is taken before it has answered. Null refuses: the encoder shows its user that the name is wrong. */
  onPublish: (request: PublishRequest) => Promise<Publisher | null>
  /** A connection that ended by an error: bad bytes, or one of the publisher's. */
  onError: (error: unknown, ip: string) => void
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
