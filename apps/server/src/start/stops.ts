import { setTimeout as sleep } from 'node:timers/promises'

const stopLimitMs = 10_000

export interface Stops {
  push(stop: () => Promise<unknown>): void
  /** The last first. */
  stopAll(): Promise<void>
}

export function createStops(): Stops {
  const stops: (() => Promise<unknown>)[] = []
  return {
    push: stop => void stops.push(stop),
    async stopAll() {
      // Whatever does not end is left behind: the rest must still be stopped.
      for (const stopOne of stops.splice(0).reverse())
        await Promise.race([stopOne(), sleep(stopLimitMs, undefined, { ref: false })])
    },
  }
}
