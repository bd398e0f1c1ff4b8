import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Amf, encodeAmf0 } from '../src/rtmp/amf0.ts'
import { handshakeBytes, messageTypes } from '../src/rtmp/protocol.ts'
import { writeMessage } from '../src/rtmp/write-message.ts'

/** An RTMP sender that says anything, good or bad. */
export interface RtmpClient {
  socket: Socket
  /** All that the server has said. */
  heard(): string
  isClosed(): boolean
  command(...values: Amf[]): void
  message(type: number, body: Buffer): void
  publish(key: string): void
}

export async function connectRtmp(
  port: number,
  { from = '127.0.0.1', allowHalfOpen = false } = {},
): Promise<RtmpClient> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen })
  let heard = ''
  let isClosed = false
  socket.on('data', chunk => {
    heard += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  await once(socket, 'connect')
  const message = (type: number, body: Buffer) =>
    socket.write(writeMessage({ chunkStreamId: 3, type, streamId: 0, body }))
  const command = (...values: Amf[]) => message(messageTypes.command, encodeAmf0(...values))
  return {
    socket,
    heard: () => heard,
    isClosed: () => isClosed,
    message,
    command,
    publish(key) {
      socket.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * handshakeBytes)]))
      message(messageTypes.setChunkSize, Buffer.from([0, 0, 0x10, 0]))
      command('connect', 1, { app: 'live' })
      command('createStream', 2, null)
      command('publish', 3, null, key, 'live')
    },
  }
}
