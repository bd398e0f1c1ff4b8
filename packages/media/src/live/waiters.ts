export interface Waiters {
  /** Checks again on every `wake`; false when the time is up. */
  until(isTrue: () => boolean, timeoutMs: number): Promise<boolean>
  wake(): void
}

export function createWaiters(): Waiters {
  const waiting = new Set<() => void>()
  return {
    until(isTrue, timeoutMs) {
      if (isTrue()) return Promise.resolve(true)
      return new Promise(resolve => {
        const settle = (answer: boolean) => {
          clearTimeout(timer)
          waiting.delete(check)
          resolve(answer)
        }
        const check = () => {
          if (isTrue()) settle(true)
        }
        const timer = setTimeout(() => settle(false), timeoutMs)
        waiting.add(check)
      })
    },
    wake() {
      for (const check of [...waiting]) check()
    },
  }
}
