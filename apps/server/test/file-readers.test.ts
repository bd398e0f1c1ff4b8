import { afterAll, describe, expect, it } from 'vitest'
import { createFileReaders, defineReader } from '../src/runtime/file-readers/index.ts'
import type { readGreedily } from './greedy.reader.ts'

const reader = defineReader<typeof readGreedily>('greedy', import.meta.url, {
  maxCpuMs: 500,
  maxMemoryMb: 32,
})
const readers = createFileReaders()
afterAll(() => readers.stop())

describe('a reader of files', () => {
  it.each(['time', 'memory'] as const)(
    'ends when a file takes too much %s, and reads the next',
    async limit => {
      await expect(readers.read(reader, limit)).rejects.toMatchObject({ name: 'FileLimitError', limit })
      // Nothing of the server's settings is there.
      expect(await readers.read(reader, 'none')).toBe('none 0')
    },
  )

  it('passes on what fails, and reads the next', async () => {
    await expect(readers.read(reader, 'error')).rejects.toThrow('no such letter')
    expect(await readers.read(reader, 'none')).toBe('none 0')
  })

  it('reads two files at a time; twenty wait, and the next gets 429', async () => {
    const reads = await Promise.allSettled(Array.from({ length: 23 }, () => readers.read(reader, 'none')))
    expect(reads.map(({ status }) => status).filter(status => status === 'fulfilled')).toHaveLength(22)
    expect(reads.at(-1)).toMatchObject({ reason: { code: 'too_many_requests', retryAfterSeconds: 5 } })
  })
})
