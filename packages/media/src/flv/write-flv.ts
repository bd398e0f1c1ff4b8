import type { FlvTag } from './read-flv.ts'

const types = { audio: 8, video: 9 } as const

/** The beginning of an FLV stream with pictures and, maybe, sound. */
export function flvHeader({ hasSound }: { hasSound: boolean }): Buffer {
  const flags = hasSound ? 5 : 1
  return Buffer.from([...Buffer.from('FLV'), 1, flags, 0, 0, 0, 9, 0, 0, 0, 0])
}

export function flvTag({ kind, timestampMs, body }: FlvTag): Buffer {
  const head = Buffer.alloc(11)
  head.writeUInt8(types[kind], 0)
  head.writeUIntBE(body.length, 1, 3)
  head.writeUIntBE(timestampMs & 0xffffff, 4, 3)
  head.writeUInt8((timestampMs >>> 24) & 0xff, 7)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(head.length + body.length)
  return Buffer.concat([head, body, size])
}
