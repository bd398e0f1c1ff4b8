import type { ByteQueue } from './byte-queue.ts'
import { type ConnectionLimits, cameraLimits } from './connection-limits.ts'

export interface RtmpMessage {
  type: number
  streamId: number
  timestampMs: number
  body: Buffer
}

interface ChunkStream {
  timestampMs: number
  deltaMs: number
  length: number
  type: number
  streamId: number
  isExtended: boolean
  /** Of the message that is on its way. */
  body: Buffer | null
  received: number
}

const headerLengths = [11, 7, 3, 0] as const

export interface ChunkReader {
  /** The sender announces how long its chunks are. */
  setChunkSize(bytes: number): void
  /** The next whole message, or null until more bytes have come. Throws for what is no RTMP. */
  read(): RtmpMessage | null
}

export function createChunkReader(queue: ByteQueue, limits: () => ConnectionLimits): ChunkReader {
  const streams = new Map<number, ChunkStream>()
  let chunkSize = 128
  let pendingBytes = 0

  /** One chunk. Null: it has not come whole; else the message, if this chunk was its last. */
  function readChunk(): { message: RtmpMessage | null } | null {
    const basic = readBasicHeader(queue)
    if (!basic) return null
    const { format, chunkStreamId, basicLength } = basic
    const known = streams.get(chunkStreamId)
    if (!known && format === 3) throw new RangeError('A chunk continues a message that was not begun')
    if (!known && streams.size >= limits().chunkStreams)
      throw new RangeError('There are too many chunk streams')

    let headerLength = basicLength + headerLengths[format]
    let bytes = queue.peek(headerLength)
    if (!bytes) return null
    let time = format < 3 ? bytes.readUIntBE(basicLength, 3) : 0
    const isExtended = format < 3 ? time === 0xffffff : (known?.isExtended ?? false)
    if (isExtended) {
      headerLength += 4
      bytes = queue.peek(headerLength)
      if (!bytes) return null
      time = bytes.readUInt32BE(headerLength - 4)
    }
    const length = format < 2 ? bytes.readUIntBE(basicLength + 3, 3) : (known?.length ?? 0)
    if (length > limits().messageBytes) throw new RangeError('A message is too long')
    const received = known?.received ?? 0
    const count = Math.min(chunkSize, length - received)
    if (count < 0) throw new RangeError('A message changed its length half-way')
    if (received === 0 && pendingBytes + length > limits().pendingBytes)
      throw new RangeError('Too many messages have begun')
    const chunk = queue.take(headerLength + count)
    if (!chunk) return null

    const stream = known ?? newChunkStream()
    streams.set(chunkStreamId, stream)
    if (received === 0) beginMessage(stream, { format, time, length, isExtended, header: chunk, basicLength })
    if (!stream.body) {
      stream.body = Buffer.allocUnsafe(length)
      pendingBytes += length
    }
    chunk.copy(stream.body, received, headerLength)
    stream.received += count
    if (stream.received < stream.length) return { message: null }

    const { type, streamId, timestampMs, body } = stream
    stream.received = 0
    stream.body = null
    pendingBytes -= body.length
    return { message: { type, streamId, timestampMs, body } }
  }

  return {
    setChunkSize(bytes) {
      if (bytes < 1 || bytes > cameraLimits.messageBytes)
        throw new RangeError('The chunk size is out of range')
      chunkSize = bytes
    },
    read() {
      for (;;) {
        const chunk = readChunk()
        if (!chunk) return null
        if (chunk.message) return chunk.message
      }
    },
  }
}

function readBasicHeader(queue: ByteQueue) {
  const first = queue.peek(1)?.[0]
  if (first === undefined) return null
  const format = readFormat(first >> 6)
  const short = first & 63
  if (short > 1) return { format, chunkStreamId: short, basicLength: 1 }
  const bytes = queue.peek(2 + short)
  if (!bytes) return null
  const low = bytes.readUInt8(1)
  return {
    format,
    chunkStreamId: 64 + low + (short === 1 ? bytes.readUInt8(2) * 256 : 0),
    basicLength: 2 + short,
  }
}

function readFormat(bits: number): 0 | 1 | 2 | 3 {
  return bits === 0 || bits === 1 || bits === 2 ? bits : 3
}

interface Beginning {
  format: 0 | 1 | 2 | 3
  /** The timestamp itself (format 0), or what has passed since the last message. */
  time: number
  length: number
  isExtended: boolean
  header: Buffer
  basicLength: number
}

function beginMessage(
  stream: ChunkStream,
  { format, time, length, isExtended, header, basicLength }: Beginning,
) {
  stream.length = length
  stream.isExtended = isExtended
  if (format < 2) stream.type = header.readUInt8(basicLength + 6)
  if (format === 0) {
    stream.streamId = header.readUInt32LE(basicLength + 7)
    stream.timestampMs = time
    stream.deltaMs = 0
    return
  }
  if (format < 3) stream.deltaMs = time
  stream.timestampMs = (stream.timestampMs + stream.deltaMs) >>> 0
}

function newChunkStream(): ChunkStream {
  return {
    timestampMs: 0,
    deltaMs: 0,
    length: 0,
    type: 0,
    streamId: 0,
    isExtended: false,
    body: null,
    received: 0,
  }
}
