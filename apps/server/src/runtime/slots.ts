import { CallError } from './call-error.ts'

export type Slots = <Result>(work: () => Promise<Result>) => Promise<Result>

interface Queue {
  maxWaiting: number
  retryAfterSeconds: number
}

/**
 * So much at a time; the rest waits in the order in which it came. Where more wait than the queue may hold, the next
 * caller gets 429. Each process counts its own: it guards the process, not the deployment.
 */
export function createSlots(count: number, queue?: Queue): Slots {
  let free = count
  const waiting: (() => void)[] = []
  return async work => {
    if (free > 0) free -= 1
    else if (queue && waiting.length >= queue.maxWaiting)
      throw new CallError('too_many_requests', { retryAfterSeconds: queue.retryAfterSeconds })
    // Work that ends hands its slot on, so `free` stays as it is.
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
