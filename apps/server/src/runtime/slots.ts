import { CallError } from './call-error.ts'
import { encodeKey, type Key } from './encode-key.ts'

export type Slots = <Result>(work: () => Promise<Result>) => Promise<Result>
export type FairSlots = <Result>(whose: Key, work: () => Promise<Result>) => Promise<Result>

interface Queue {
  maxWaiting: number
  retryAfterSeconds: number
}

/**
 * So much at a time; the rest waits in the order in which it came. Where more wait than the queue may hold, the next
 * caller gets 429. Each process counts its own: it guards the process, not the deployment.
 */
export function createSlots(count: number, queue?: Queue): Slots {
  const slots = createFairSlots(count, queue)
  return work => slots([], work)
}

/**
 * The same for work of many channels. Each has a queue of its own, and they take turns: a channel that asks for a hundred
 * holds up nobody who asks for one.
 */
export function createFairSlots(count: number, queue?: Queue): FairSlots {
  let free = count
  const lines = new Map<string, (() => void)[]>()

  function wait(key: string): Promise<void> {
    const line = lines.get(key) ?? []
    if (queue && line.length >= queue.maxWaiting)
      throw new CallError('too_many_requests', { retryAfterSeconds: queue.retryAfterSeconds })
    lines.set(key, line)
    return new Promise(resolve => line.push(resolve))
  }

  function pass(): void {
    const [first] = lines
    if (!first) {
      free += 1
      return
    }
    const [key, [next, ...others]] = first
    lines.delete(key)
    // Behind all others who wait.
    if (others.length > 0) lines.set(key, others)
    next?.()
  }

  return async (whose, work) => {
    if (free > 0) free -= 1
    // Work that ends hands its slot on, so `free` stays as it is.
    else await wait(encodeKey(whose))
    try {
      return await work()
    } finally {
      pass()
    }
  }
}
