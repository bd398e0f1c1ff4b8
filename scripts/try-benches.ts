import type { FileTime } from './file-times.ts'
import { hasFigures } from './has-figures.ts'
import type { Outcome } from './outcome.ts'
import { listBenches, runBench } from './run-bench.ts'

const smallest = {
  env: { BENCH_SMALLEST: '1' },
  isQuiet: true,
  /** It takes seconds, a failover of the whole cluster minutes; on a machine with much else to do, more. */
  timeoutMs: 360_000,
}

/** They wait for most of their time, and nobody reads figures of their smallest form. */
const atOnce = 3

/** Each bench once in its smallest form, so that none rots: it counts as a test, which runs to its end and gives figures. */
export async function tryBenches(): Promise<Outcome> {
  // The longest are faults; begun last, they would end alone.
  const waiting = [...listBenches('bench/faults'), ...listBenches('bench')]
  const count = waiting.length
  const broken: string[] = []
  const times: FileTime[] = []
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const startedAtMs = performance.now()
      const { code, output } = await runBench(file, smallest)
      const seconds = (performance.now() - startedAtMs) / 1000
      const isGood = code === 0 && hasFigures(output)
      console.log(`${isGood ? ' ✓' : ' ×'} ${file} (${seconds.toFixed(1)} s)`)
      times.push({ file, seconds })
      if (isGood) continue
      console.log(output.trimEnd())
      broken.push(file)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { passed: count - broken.length, failed: broken.length, broken, times }
}
