import { uint32 } from '../mp4/box.ts'

/** What this server cuts its own messages into; it tells the encoder so. */
export const ownChunkSize = 4096

interface OutgoingMessage {
  chunkStreamId: number
  type: number
  streamId: number
  body: Buffer
}

/** A message as chunks; all that this server sends has the time 0. */
export function writeMessage({ chunkStreamId, type, streamId, body }: OutgoingMessage): Buffer {
  const header = Buffer.alloc(12)
  header[0] = chunkStreamId
  header.writeUIntBE(body.length, 4, 3)
  header[7] = type
  header.writeUInt32LE(streamId, 8)
  const parts: Buffer[] = [header, body.subarray(0, ownChunkSize)]
  for (let at = ownChunkSize; at < body.length; at += ownChunkSize) {
    parts.push(Buffer.from([0xc0 | chunkStreamId]), body.subarray(at, at + ownChunkSize))
  }
  return Buffer.concat(parts)
}

/** Messages of the protocol itself. */
export function writeControl(type: number, ...values: number[]): Buffer {
  return writeMessage({ chunkStreamId: 2, type, streamId: 0, body: Buffer.concat(values.map(uint32)) })
}
