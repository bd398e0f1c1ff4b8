import { encodeKey, type Key } from './encode-key.ts'
import { createSlots, type Slots } from './slots.ts'

const retryAfterSeconds = 3
/** Of one caller. */
const usualMaxWaiting = 50

export type Turns = <Result>(of: Key, work: () => Promise<Result>) => Promise<Result>

/** Slots of its own for each key, for as long as somebody uses them. With several processes, so many run in each. */
export function createTurns(atOnce: number, maxWaiting = usualMaxWaiting): Turns {
  const lines = new Map<string, { slots: Slots; callers: number }>()
  return async (of, work) => {
    const key = encodeKey(of)
    const line = lines.get(key) ?? {
      slots: createSlots(atOnce, { maxWaiting, retryAfterSeconds }),
      callers: 0,
    }
    lines.set(key, line)
    line.callers += 1
    try {
      return await line.slots(work)
    } finally {
      line.callers -= 1
      if (line.callers === 0) lines.delete(key)
    }
  }
}
