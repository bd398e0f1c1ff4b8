import { CallError } from './call-error.ts'
import { encodeKey, type Key } from './encode-key.ts'

const maxWaiting = 50
const retryAfterSeconds = 3

export type Turns = <Result>(of: Key, work: () => Promise<Result>) => Promise<Result>

/** Runs work with the same key one after the other, in order of arrival; a caller who would wait too long gets 429. */
export function createTurns(): Turns {
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return async (of, work) => {
    const key = encodeKey(of)
    const line = lines.get(key) ?? { last: Promise.resolve(), waiting: 0 }
    if (line.waiting >= maxWaiting) throw new CallError('too_many_requests', { retryAfterSeconds })
    lines.set(key, line)
    line.waiting += 1
    const done = line.last.then(work).finally(() => {
      line.waiting -= 1
      if (line.waiting === 0) lines.delete(key)
    })
    line.last = done.catch(() => {})
    return done
  }
}
