import { setTimeout as sleep } from 'node:timers/promises'

type Stop = () => Promise<unknown>

export interface Stops {
  push(name: string, stop: Stop, limitMs?: number): void
  /** The last first. */
  stopAll(): Promise<void>
}

/** `say` reports what did not end, so that a slow stop can be explained from its output alone. */
export function createStops(say: (sentence: string) => void, usualLimitMs = 10_000): Stops {
  const stops: { name: string; stop: Stop; limitMs: number }[] = []
  return {
    push: (name, stop, limitMs = usualLimitMs) => void stops.push({ name, stop, limitMs }),
    async stopAll() {
      // Whatever does not end or fails is left behind: the rest must still be stopped.
      for (const { name, stop, limitMs } of stops.splice(0).reverse()) {
        const problem = await Promise.race([stop().then(() => null, String), late(limitMs)])
        if (problem) say(`Not stopped: ${name} (${problem})`)
      }
    },
  }
}

function late(limitMs: number): Promise<string> {
  return sleep(limitMs, `still busy after ${limitMs / 1000} s`, { ref: false })
}
