import { CallError } from './call-error.ts'
import { encodeKey, type Key } from './encode-key.ts'

const maxWaiting = 50
const retryAfterSeconds = 3

export type Turns = <Result>(of: Key, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs so many works with the same key at a time, in order of arrival; a caller who would wait too long gets 429. The lines
 * are this process's own: with several processes, so many run in each.
 */
export function createTurns(atOnce: number): Turns {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (of, work) => {
    const key = encodeKey(of)
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < atOnce) line.running += 1
    else if (line.waiting.length < maxWaiting) await new Promise<void>(resolve => line.waiting.push(resolve))
    else throw new CallError('too_many_requests', { retryAfterSeconds })
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
      if (line.running === 0) lines.delete(key)
    }
  }
}
