import { beforeAll, expect, test } from 'vitest'
import { readVideoTag } from '../src/flv/read-tag.ts'
import { isPicture } from '../src/mp4/is-picture.ts'
import { makeTags } from './odd-encoders.ts'

let pictures: Buffer[]

beforeAll(async () => {
  const tags = await makeTags({ video: ['-bf', '2', '-preset', 'veryfast'] }, 3)
  pictures = tags.flatMap(({ kind, body }) => {
    const tag = kind === 'video' ? readVideoTag(body) : null
    return tag?.kind === 'frame' ? [tag.bytes] : []
  })
})

test('every picture of an encoder is recognised', () => {
  expect(pictures).toHaveLength(75)
  expect(pictures.filter(bytes => !isPicture(bytes, 4))).toEqual([])
})

const unit = (...bytes: number[]) => Buffer.from([0, 0, 0, bytes.length, ...bytes])

test.each<[string, Buffer, boolean]>([
  ['a slice', unit(0x41, 0x9a, 0x00, 0x10), true],
  ['a slice after a note', Buffer.concat([unit(0x06, 5, 0), unit(0x65, 0x88, 0x84)]), true],
  ['nothing', Buffer.alloc(0), false],
  ['only a note', unit(0x06, 5, 0), false],
  ['a length beyond the end', Buffer.from([0, 0, 1, 0, 0x41, 0x9a]), false],
  ['a length of zero', Buffer.concat([unit(0x41, 0x9a, 0x00, 0x10), Buffer.alloc(4)]), false],
  ['bytes after the last unit', Buffer.concat([unit(0x41, 0x9a, 0x00, 0x10), Buffer.alloc(3)]), false],
  ['a unit with its forbidden bit', unit(0xc1, 0x9a, 0x00, 0x10), false],
  ['a key picture that needs another', unit(0x65, 0x9a, 0x00, 0x10), false],
  ['a slice of an unknown kind', unit(0x41, 0x86, 0x20, 0x10), false],
  ['a slice whose numbers never end', unit(0x41, 0, 0, 0), false],
])('%s', (_name, bytes, is) => {
  expect(isPicture(bytes, 4)).toBe(is)
})

test('lengths may be shorter', () => {
  expect(isPicture(Buffer.from([0, 4, 0x41, 0x9a, 0x00, 0x10]), 2)).toBe(true)
  expect(isPicture(Buffer.from([4, 0x41, 0x9a, 0x00, 0x10]), 1)).toBe(true)
})

test('noise is not a picture', () => {
  let noise = 1
  const bytes = Buffer.alloc(1000)
  for (let round = 0; round < 1000; round += 1) {
    for (let at = 0; at < bytes.length; at += 1) {
      noise = Math.imul(noise, 1_103_515_245) + 12_345
      bytes[at] = noise >> 16
    }
    expect(isPicture(bytes, 4)).toBe(false)
  }
})
