import { test } from '@playwright/test'

interface TimedSteps {
  /** Since the first began. */
  seconds(): number
  step<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer>
  print(conclusion: string): void
}

/** How long each step of a journey takes. */
export function timeSteps(): TimedSteps {
  const beganAtMs = performance.now()
  const lines: string[] = []
  const since = (ms: number) => (performance.now() - ms) / 1000
  return {
    seconds: () => since(beganAtMs),
    async step(name, run) {
      const fromMs = performance.now()
      const answer = await test.step(name, run)
      lines.push(`${since(fromMs).toFixed(1).padStart(6)} s  ${name}`)
      return answer
    },
    print(conclusion) {
      const total = `${since(beganAtMs).toFixed(1).padStart(6)} s  in all; ${conclusion}`
      console.log([...lines, total].join('\n'))
    },
  }
}
