export type Slots = <Result>(work: () => Promise<Result>) => Promise<Result>

/** So much at a time; the rest waits in the order in which it came. */
export function createSlots(count: number): Slots {
  let free = count
  const waiting: (() => void)[] = []
  return async work => {
    if (free === 0) await new Promise<void>(resolve => waiting.push(resolve))
    else free -= 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
