import { describe, expect, it } from 'vitest'
import { createByteQueue } from '../src/rtmp/byte-queue.ts'
import { createChunkReader } from '../src/rtmp/chunk-reader.ts'
import { cameraLimits, strangerLimits } from '../src/rtmp/connection-limits.ts'
import { writeMessage } from '../src/rtmp/write-message.ts'

function readAll(bytes: Buffer, pieceLength: number, chunkSize = 4096, limits = cameraLimits) {
  const queue = createByteQueue()
  const reader = createChunkReader(queue, () => limits)
  reader.setChunkSize(chunkSize)
  const messages: { type: number; timestampMs: number; body: Buffer }[] = []
  for (let at = 0; at < bytes.length; at += pieceLength) {
    queue.add(bytes.subarray(at, at + pieceLength))
    for (let message = reader.read(); message; message = reader.read()) messages.push(message)
  }
  return messages
}

const body = Buffer.from(Array.from({ length: 10_000 }, (_, index) => index % 251))
const long = writeMessage({ chunkStreamId: 4, type: 9, streamId: 1, body })

/** The first byte of a message of this length, in chunks of a byte. */
const announce = (chunkStreamId: number, length: number) =>
  writeMessage({ chunkStreamId, type: 20, streamId: 0, body: Buffer.alloc(length) }).subarray(0, 13)

describe('RTMP chunks', () => {
  it.each([1, 7, 128, 4096, 100_000])('make the same message in pieces of %i bytes', pieceLength => {
    const messages = readAll(Buffer.concat([long, long]), pieceLength)
    expect(messages).toHaveLength(2)
    expect(messages[1]?.body.equals(body)).toBe(true)
  })

  it('of several streams may alternate', () => {
    const one = writeMessage({ chunkStreamId: 4, type: 9, streamId: 1, body: body.subarray(0, 5000) })
    const other = writeMessage({ chunkStreamId: 6, type: 8, streamId: 1, body: body.subarray(0, 100) })
    const cut = 12 + 4096
    const messages = readAll(Buffer.concat([one.subarray(0, cut), other, one.subarray(cut)]), 64)
    expect(messages.map(({ type, body: { length } }) => [type, length])).toEqual([
      [8, 100],
      [9, 5000],
    ])
  })

  it('carry times as differences, and times beyond 24 bits in full', () => {
    const first = Buffer.from([4, 0xff, 0xff, 0xff, 0, 0, 1, 9, 1, 0, 0, 0, 1, 0, 0, 0, 7])
    const later = Buffer.from([0x84, 0, 0, 40, 8])
    const again = Buffer.from([0xc4, 9])
    const messages = readAll(Buffer.concat([first, later, again]), 3)
    expect(messages.map(({ timestampMs }) => timestampMs)).toEqual([16_777_216, 16_777_256, 16_777_296])
  })

  it('refuse a chunk that continues nothing', () => {
    expect(() => readAll(Buffer.from([0xc4, 1]), 64)).toThrow(/not begun/)
  })

  it.each([
    ['a message that claims to be long', [announce(4, 16 * 1024 + 1)], /too long/],
    ['messages that are begun and abandoned', [4, 5, 6].map(id => announce(id, 16 * 1024)), /have begun/],
    ['many streams', Array.from({ length: 9 }, (_, n) => announce(3 + n, 1)), /too many chunk streams/],
  ])('of a sender without a key: %s, is refused', (_name, pieces, refusal) => {
    const bytes = Buffer.concat(pieces)
    expect(() => readAll(bytes, 64, 1, strangerLimits)).toThrow(refusal)
    expect(readAll(bytes, 64, 1)).toBeDefined()
  })

  it('that are begun and abandoned hold little, even with a key', () => {
    const pieces = Array.from({ length: 3 }, (_, n) => announce(3 + n, cameraLimits.messageBytes))
    expect(() => readAll(Buffer.concat(pieces), 64, 1)).toThrow(/have begun/)
  })

  it('of noise end in a refusal or in waiting, never in a hang', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed
    }
    for (let round = 0; round < 1000; round += 1) {
      const noise = Buffer.from(long)
      for (let n = 0; n < 8; n += 1) noise[random() % noise.length] = random() % 256
      try {
        expect(readAll(noise, 512, 1 + (random() % 5000)).length).toBeLessThan(noise.length)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }
  })
})
