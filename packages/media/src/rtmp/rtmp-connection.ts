import type { Socket } from 'node:net'
import { type Amf, decodeAmf0 } from './amf0.ts'
import { createAnswers } from './answers.ts'
import { createByteQueue } from './byte-queue.ts'
import type { CameraFeed, ConnectionOptions } from './camera-feed.ts'
import { createChunkReader, type RtmpMessage } from './chunk-reader.ts'
import {
  cameraLimits,
  commandBytes,
  commandValues,
  strangerLimits,
  strangerMessages,
  unreadBytes,
} from './connection-limits.ts'
import { handshakeBytes, messageTypes } from './protocol.ts'

/** Without a whole message for so long an encoder counts as gone. */
const silenceMs = 15_000
const windowBytes = 5_000_000

export interface RtmpConnectionOptions extends ConnectionOptions {
  onAccepted: () => void
  /** From the connection to the accepted key. */
  acceptWithinMs?: number
}

/** One encoder's connection: handshake, connect, publish, then pictures and sound. Anything else is refused. */
export function handleConnection(
  socket: Socket,
  { onCamera, onError, onAccepted, acceptWithinMs = 10_000 }: RtmpConnectionOptions,
): void {
  const queue = createByteQueue()
  const reader = createChunkReader(queue, () => (feed ? cameraLimits : strangerLimits))
  const answers = createAnswers(socket)
  const ip = socket.remoteAddress ?? ''
  let stage: 'hello' | 'echo' | 'messages' | 'over' = 'hello'
  let app = ''
  let feed: CameraFeed | null = null
  /** Until it is decided whether this encoder may send, its data waits. */
  let isDeciding = false
  let messages = 0
  let received = 0
  let acknowledged = 0
  let patience = setTimeout(giveUp, acceptWithinMs)

  socket.setNoDelay(true)
  socket.on('data', chunk => {
    if (stage === 'over') return
    received += chunk.length
    queue.add(chunk)
    readOn()
  })
  socket.on('error', error => onError(error, ip))
  socket.on('close', () => {
    clearTimeout(patience)
    endFeed()
  })

  function giveUp(): void {
    if (!feed && stage !== 'over') onError(new RangeError('No stream key was accepted in time'), ip)
    socket.destroy()
  }

  function readOn(): void {
    try {
      while (!isDeciding && readStep()) {
        // Until nothing whole is left.
      }
      acknowledge()
    } catch (error) {
      fail(error)
    }
    // A sender that is not accepted yet must not fill the memory.
    if (isDeciding && queue.length > unreadBytes) socket.pause()
  }

  function fail(error: unknown): void {
    onError(error, ip)
    socket.destroy()
  }

  function readStep(): boolean {
    switch (stage) {
      case 'hello':
        return answerHello()
      case 'echo':
        return skipEcho()
      case 'messages':
        return readMessage()
      case 'over':
        return false
    }
  }

  function answerHello(): boolean {
    const hello = queue.take(1 + handshakeBytes)
    if (!hello) return false
    if (hello[0] !== 3) throw new RangeError('This is not RTMP')
    answers.hello(hello)
    stage = 'echo'
    return true
  }

  function skipEcho(): boolean {
    if (!queue.take(handshakeBytes)) return false
    stage = 'messages'
    return true
  }

  function readMessage(): boolean {
    const message = reader.read()
    if (!message) return false
    messages += 1
    if (feed) patience.refresh()
    else if (messages > strangerMessages) throw new RangeError('There are too many messages before the key')
    take(message)
    return true
  }

  function acknowledge(): void {
    if (received - acknowledged < windowBytes / 2) return
    acknowledged = received
    answers.acknowledge(received)
  }

  function take({ type, streamId, timestampMs, body }: RtmpMessage): void {
    switch (type) {
      case messageTypes.setChunkSize:
        reader.setChunkSize(body.readUInt32BE(0))
        break
      case messageTypes.audio:
        feed?.audio(timestampMs, body)
        break
      case messageTypes.video:
        feed?.video(timestampMs, body)
        break
      case messageTypes.userControl:
        answers.pong(body)
        break
      case messageTypes.command3:
        obey(streamId, body.subarray(1))
        break
      case messageTypes.command:
        obey(streamId, body)
        break
    }
  }

  function obey(streamId: number, body: Buffer): void {
    if (body.length > commandBytes) throw new RangeError('A command is too long')
    const [name, transaction = 0, object, argument] = decodeAmf0(body, commandValues)
    switch (name) {
      case 'connect':
        app = textOf(object, 'app').split('?')[0] ?? ''
        answers.welcome(transaction, windowBytes)
        break
      case 'createStream':
        answers.result(transaction, 1)
        break
      case 'publish':
        if (feed || isDeciding) throw new RangeError('A connection publishes once')
        isDeciding = true
        decide(streamId, typeof argument === 'string' ? argument : '').catch(fail)
        break
      case 'deleteStream':
      case 'FCUnpublish':
        if (feed) leave()
        break
      case 'play':
        throw new RangeError('Nothing is played from here')
      default:
        if (transaction !== 0) answers.result(transaction, null)
    }
  }

  async function decide(streamId: number, name: string): Promise<void> {
    const [key = ''] = name.split('?')
    const accepted = await onCamera({ app, key, ip, disconnect: () => socket.destroy() }).catch(error => {
      onError(error, ip)
      return null
    })
    isDeciding = false
    if (!accepted) {
      if (!socket.destroyed)
        answers.status(streamId, 'error', 'NetStream.Publish.BadName', 'This stream key is not accepted')
      leave()
      return
    }
    if (socket.destroyed) return accepted.end()
    feed = accepted
    onAccepted()
    clearTimeout(patience)
    patience = setTimeout(giveUp, silenceMs)
    answers.status(streamId, 'status', 'NetStream.Publish.Start', 'publishing')
    socket.resume()
    readOn()
  }

  /** Takes nothing more from it. It may read its last answers, but not for long. */
  function leave(): void {
    stage = 'over'
    endFeed()
    clearTimeout(patience)
    if (!socket.destroyed) patience = setTimeout(giveUp, acceptWithinMs)
    socket.resume()
    socket.end()
  }

  function endFeed(): void {
    const ended = feed
    feed = null
    ended?.end()
  }
}

function textOf(object: Amf | undefined, name: string): string {
  if (typeof object !== 'object' || object === null || Array.isArray(object) || object instanceof Date)
    return ''
  const value = object[name]
  return typeof value === 'string' ? value : ''
}
