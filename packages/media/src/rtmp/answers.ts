import { randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import { uint32 } from '../mp4/box.ts'
import { type Amf, encodeAmf0 } from './amf0.ts'
import { unreadBytes } from './connection-limits.ts'
import { handshakeBytes, messageTypes } from './protocol.ts'
import { ownChunkSize, writeControl, writeMessage } from './write-message.ts'

/** What the server says to one encoder. Throws where the encoder does not read it. */
export interface Answers {
  hello(hello: Buffer): void
  welcome(transaction: Amf, windowBytes: number): void
  result(transaction: Amf, value: Amf): void
  status(streamId: number, level: 'status' | 'error', code: string, description: string): void
  acknowledge(received: number): void
  /** To a ping; other control messages need no answer. */
  pong(body: Buffer): void
}

const [pingRequest, pingResponse] = [6, 7]
/** The encoder may later choose its own limit. */
const dynamic = 2

export function createAnswers(socket: Pick<Writable, 'write' | 'writableLength'>): Answers {
  function send(bytes: Buffer): void {
    socket.write(bytes)
    if (socket.writableLength > unreadBytes) throw new RangeError('The client does not read the answers')
  }

  function command(streamId: number, ...values: Amf[]): void {
    const chunkStreamId = streamId === 0 ? 3 : 5
    send(writeMessage({ chunkStreamId, type: messageTypes.command, streamId, body: encodeAmf0(...values) }))
  }

  const control = (type: number, body: Buffer) => writeMessage({ chunkStreamId: 2, type, streamId: 0, body })

  return {
    hello(hello) {
      const own = Buffer.concat([Buffer.alloc(8), randomBytes(handshakeBytes - 8)])
      send(Buffer.concat([Buffer.from([3]), own, hello.subarray(1)]))
    },
    welcome(transaction, windowBytes) {
      send(
        Buffer.concat([
          writeControl(messageTypes.windowSize, windowBytes),
          control(messageTypes.bandwidth, Buffer.concat([uint32(windowBytes), Buffer.from([dynamic])])),
          writeControl(messageTypes.setChunkSize, ownChunkSize),
        ]),
      )
      command(
        0,
        '_result',
        transaction,
        { fmsVer: 'FMS/3,0,1,123', capabilities: 31 },
        {
          level: 'status',
          code: 'NetConnection.Connect.Success',
          description: 'connected',
          objectEncoding: 0,
        },
      )
    },
    result: (transaction, value) => command(0, '_result', transaction, null, value),
    status: (streamId, level, code, description) =>
      command(streamId, 'onStatus', 0, null, { level, code, description }),
    acknowledge: received => send(writeControl(messageTypes.acknowledgement, received)),
    pong(body) {
      if (body.length < 6 || body.readUInt16BE(0) !== pingRequest) return
      const answer = Buffer.from(body.subarray(0, 6))
      answer.writeUInt16BE(pingResponse)
      send(control(messageTypes.userControl, answer))
    },
  }
}
