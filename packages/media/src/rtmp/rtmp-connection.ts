import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { uint32 } from '../mp4/box.ts'
import { type Amf, decodeAmf0, encodeAmf0 } from './amf0.ts'
import { createByteQueue } from './byte-queue.ts'
import type { CameraFeed, ConnectionOptions } from './camera-feed.ts'
import { createChunkReader, type RtmpMessage } from './chunk-reader.ts'
import { ownChunkSize, writeControl, writeMessage } from './write-message.ts'

/** After this much silence an encoder counts as gone. */
const silenceMs = 15_000
const windowBytes = 5_000_000
const handshakeBytes = 1536

const messageTypes = {
  setChunkSize: 1,
  acknowledgement: 3,
  userControl: 4,
  windowSize: 5,
  bandwidth: 6,
  audio: 8,
  video: 9,
  command3: 17,
  command: 20,
} as const

/** One encoder's connection: handshake, connect, publish, then pictures and sound. Anything else is refused. */
export function handleConnection(socket: Socket, { onCamera, onError }: ConnectionOptions): void {
  const queue = createByteQueue()
  const reader = createChunkReader(queue)
  const ip = socket.remoteAddress ?? ''
  let stage: 'hello' | 'echo' | 'messages' = 'hello'
  let app = ''
  let feed: CameraFeed | null = null
  /** Until it is decided whether this encoder may send, its data waits. */
  let isDeciding = false
  let received = 0
  let acknowledged = 0

  socket.setNoDelay(true)
  socket.setTimeout(silenceMs, () => socket.destroy())
  socket.on('data', chunk => {
    received += chunk.length
    queue.add(chunk)
    readOn()
  })
  socket.on('error', error => onError(error, ip))
  socket.on('close', endFeed)

  function readOn(): void {
    try {
      while (!isDeciding && readStep()) {
        // Until nothing whole is left.
      }
      acknowledge()
    } catch (error) {
      onError(error, ip)
      socket.destroy()
    }
    // A sender that is not accepted yet must not fill the memory.
    if (isDeciding && queue.length > windowBytes) socket.pause()
  }

  function readStep(): boolean {
    if (stage === 'messages') {
      const message = reader.read()
      if (message) take(message)
      return message !== null
    }
    return stage === 'hello' ? answerHello() : skipEcho()
  }

  function answerHello(): boolean {
    const hello = queue.take(1 + handshakeBytes)
    if (!hello) return false
    if (hello[0] !== 3) throw new RangeError('This is not RTMP')
    const own = Buffer.concat([Buffer.alloc(8), randomBytes(handshakeBytes - 8)])
    socket.write(Buffer.concat([Buffer.from([3]), own, hello.subarray(1)]))
    stage = 'echo'
    return true
  }

  function skipEcho(): boolean {
    if (!queue.take(handshakeBytes)) return false
    stage = 'messages'
    return true
  }

  function acknowledge(): void {
    if (received - acknowledged < windowBytes / 2) return
    acknowledged = received
    socket.write(writeControl(messageTypes.acknowledgement, received))
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
        answerPing(body)
        break
      case messageTypes.command3:
        obey(streamId, decodeAmf0(body.subarray(1)))
        break
      case messageTypes.command:
        obey(streamId, decodeAmf0(body))
        break
    }
  }

  function answerPing(body: Buffer): void {
    const [pingRequest, pingResponse] = [6, 7]
    if (body.length < 6 || body.readUInt16BE(0) !== pingRequest) return
    const answer = Buffer.from(body.subarray(0, 6))
    answer.writeUInt16BE(pingResponse)
    socket.write(
      writeMessage({ chunkStreamId: 2, type: messageTypes.userControl, streamId: 0, body: answer }),
    )
  }

  function obey(streamId: number, [name, transaction = 0, object, argument]: Amf[]): void {
    switch (name) {
      case 'connect':
        welcome(transaction, object)
        break
      case 'createStream':
        command(0, '_result', transaction, null, 1)
        break
      case 'publish':
        if (feed || isDeciding) throw new RangeError('A connection publishes once')
        isDeciding = true
        void decide(streamId, typeof argument === 'string' ? argument : '')
        break
      case 'deleteStream':
      case 'FCUnpublish':
        endFeed()
        break
      case 'play':
        throw new RangeError('Nothing is played from here')
      default:
        if (transaction !== 0) command(0, '_result', transaction, null, null)
    }
  }

  function welcome(transaction: Amf, object: Amf | undefined): void {
    app = textOf(object, 'app').split('?')[0] ?? ''
    const dynamic = 2
    socket.write(
      Buffer.concat([
        writeControl(messageTypes.windowSize, windowBytes),
        writeMessage({
          chunkStreamId: 2,
          type: messageTypes.bandwidth,
          streamId: 0,
          body: Buffer.concat([uint32(windowBytes), Buffer.from([dynamic])]),
        }),
        writeControl(messageTypes.setChunkSize, ownChunkSize),
      ]),
    )
    command(
      0,
      '_result',
      transaction,
      { fmsVer: 'FMS/3,0,1,123', capabilities: 31 },
      { level: 'status', code: 'NetConnection.Connect.Success', description: 'connected', objectEncoding: 0 },
    )
  }

  async function decide(streamId: number, name: string): Promise<void> {
    const [key = ''] = name.split('?')
    const accepted = await onCamera({ app, key, ip, disconnect: () => socket.destroy() }).catch(error => {
      onError(error, ip)
      return null
    })
    if (!accepted) {
      status(streamId, 'error', 'NetStream.Publish.BadName', 'This stream key is not accepted')
      socket.end()
      return
    }
    if (socket.destroyed) return accepted.end()
    feed = accepted
    status(streamId, 'status', 'NetStream.Publish.Start', 'publishing')
    isDeciding = false
    socket.resume()
    readOn()
  }

  function endFeed(): void {
    const ended = feed
    feed = null
    ended?.end()
  }

  function status(streamId: number, level: string, code: string, description: string): void {
    command(streamId, 'onStatus', 0, null, { level, code, description })
  }

  function command(streamId: number, ...values: Amf[]): void {
    const chunkStreamId = streamId === 0 ? 3 : 5
    const body = encodeAmf0(...values)
    socket.write(writeMessage({ chunkStreamId, type: messageTypes.command, streamId, body }))
  }
}

function textOf(object: Amf | undefined, name: string): string {
  if (typeof object !== 'object' || object === null || Array.isArray(object) || object instanceof Date)
    return ''
  const value = object[name]
  return typeof value === 'string' ? value : ''
}
