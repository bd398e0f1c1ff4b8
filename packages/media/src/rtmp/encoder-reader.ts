import type { Answers } from './answers.ts'
import { createByteQueue } from './byte-queue.ts'
import { createChunkReader, type RtmpMessage } from './chunk-reader.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { handshakeBytes, messageTypes } from './protocol.ts'
import { readCommand } from './read-command.ts'

/** What an encoder says. To all that only keeps the connection going, `routine`, the reader has given the answer. */
export type Said =
  | { kind: 'publish'; streamId: number; app: string; key: string }
  | { kind: 'video' | 'audio'; timestampMs: number; body: Buffer }
  | { kind: 'leave' }
  | { kind: 'routine' }

export interface EncoderReader {
  readonly unreadBytes: number
  add(chunk: Buffer): void
  /** The next that was said, or null until more bytes have come. Throws for what is no RTMP. */
  read(): Said | null
  /** Encoders stop sending where nothing is acknowledged. */
  acknowledge(): void
}

const windowBytes = 5_000_000
const routine = { kind: 'routine' } as const

export function createEncoderReader(answers: Answers, limits: () => ConnectionLimits): EncoderReader {
  const queue = createByteQueue()
  const chunks = createChunkReader(queue, limits)
  let app = ''
  let stage: 'hello' | 'echo' | 'messages' = 'hello'
  let messages = 0
  let received = 0
  let acknowledged = 0

  function isGreeted(): boolean {
    if (stage === 'hello') {
      const hello = queue.take(1 + handshakeBytes)
      if (!hello) return false
      if (hello[0] !== 3) throw new RangeError('This is not RTMP')
      answers.hello(hello)
      stage = 'echo'
    }
    if (stage === 'echo' && queue.take(handshakeBytes)) stage = 'messages'
    return stage === 'messages'
  }

  function obey(streamId: number, body: Buffer): Said {
    const command = readCommand(body)
    switch (command.name) {
      case 'connect':
        app = command.app
        answers.welcome(command.transaction, windowBytes)
        return routine
      case 'create_stream':
        answers.result(command.transaction, 1)
        return routine
      case 'publish':
        return { kind: 'publish', streamId, app, key: command.key }
      case 'leave':
        return { kind: 'leave' }
      case 'other':
        if (command.transaction !== 0) answers.result(command.transaction, null)
        return routine
    }
  }

  function understand({ type, streamId, timestampMs, body }: RtmpMessage): Said {
    switch (type) {
      case messageTypes.audio:
        return { kind: 'audio', timestampMs, body }
      case messageTypes.video:
        return { kind: 'video', timestampMs, body }
      case messageTypes.command:
        return obey(streamId, body)
      case messageTypes.command3:
        return obey(streamId, body.subarray(1))
      case messageTypes.setChunkSize:
        chunks.setChunkSize(body.readUInt32BE(0))
        break
      case messageTypes.userControl:
        answers.pong(body)
    }
    return routine
  }

  return {
    get unreadBytes() {
      return queue.length
    },
    add(chunk) {
      received += chunk.length
      queue.add(chunk)
    },
    read() {
      const message = isGreeted() ? chunks.read() : null
      if (!message) return null
      messages += 1
      if (messages > limits().messages) throw new RangeError('There are too many messages before the key')
      return understand(message)
    },
    acknowledge() {
      if (received - acknowledged < windowBytes / 2) return
      acknowledged = received
      answers.acknowledge(received)
    },
  }
}
