import type { Readable } from 'node:stream'
import { createByteQueue } from '../rtmp/byte-queue.ts'

export interface FlvTag {
  kind: 'video' | 'audio'
  timestampMs: number
  body: Buffer
}

const headerBytes = 9 + 4
const tagHeaderBytes = 11
const kinds: Record<number, FlvTag['kind']> = { 8: 'audio', 9: 'video' }

/** The tags of an FLV stream as they come. A tag that was cut off is left out. */
export async function* readFlv(stream: Readable): AsyncGenerator<FlvTag> {
  const queue = createByteQueue()
  let isBegun = false
  for await (const chunk of stream) {
    queue.add(chunk)
    if (!isBegun) {
      const header = queue.take(headerBytes)
      if (!header) continue
      if (header.toString('latin1', 0, 3) !== 'FLV') throw new Error('This is not an FLV stream')
      isBegun = true
    }
    for (let header = queue.peek(tagHeaderBytes); header; header = queue.peek(tagHeaderBytes)) {
      const size = header.readUIntBE(1, 3)
      // Each tag is followed by its length again.
      const tag = queue.take(tagHeaderBytes + size + 4)
      if (!tag) break
      const kind = kinds[tag.readUInt8(0) & 0x1f]
      const timestampMs = tag.readUIntBE(4, 3) + tag.readUInt8(7) * 2 ** 24
      if (kind) yield { kind, timestampMs, body: tag.subarray(tagHeaderBytes, tagHeaderBytes + size) }
    }
  }
}
