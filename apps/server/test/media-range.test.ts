import { describe, expect, it } from 'vitest'
import { createHotFiles } from '../src/http/media/create-hot-files.ts'
import { readRange } from '../src/http/media/read-range.ts'

it.each([
  [undefined, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=10-1000', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
] as const)('the range %s of 100 bytes', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected)
})

describe('hot files', () => {
  it('are read once for all concurrent requests, and again after a failure', async () => {
    const hot = createHotFiles<Buffer>(100, ({ length }) => length)
    let reads = 0
    const read = async () => {
      reads += 1
      return Buffer.alloc(10)
    }
    await Promise.all(Array.from({ length: 50 }, () => hot.get('a', read)))
    await hot.get('a', read)
    expect(reads).toBe(1)
    await expect(hot.get('b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await hot.get('b', async () => undefined)).toBeUndefined()
    expect(await hot.get('b', read)).toHaveLength(10)
  })

  it('stay within their limit: the least recently used goes first', async () => {
    const hot = createHotFiles<Buffer>(100, ({ length }) => length)
    const reads: string[] = []
    const ask = (name: string) =>
      hot.get(name, async () => {
        reads.push(name)
        return Buffer.alloc(25)
      })
    for (const name of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'b']) await ask(name)
    expect(reads).toEqual(['a', 'b', 'c', 'd', 'e', 'b'])
  })
})
