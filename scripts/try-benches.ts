import type { Counts } from './count-results.ts'
import type { FileTime } from './file-times.ts'
import { hasFigures } from './has-figures.ts'
import { listBenches, runBench } from './run-bench.ts'

const smallest = {
  env: { BENCH_SMALLEST: '1' },
  isQuiet: true,
  /** It takes seconds; on a machine with much else to do, more. */
  timeoutMs: 180_000,
}

/** They wait for most of their time, and nobody reads figures of their smallest form. */
const atOnce = 2

/** Each bench once in its smallest form, so that none rots: it counts as a test, which runs to its end and gives figures. */
export async function tryBenches(): Promise<Counts & { times: FileTime[] }> {
  const waiting = [...listBenches('bench'), ...listBenches('bench/faults')]
  const result = { passed: 0, failed: 0, times: [] as FileTime[] }
  async function work(): Promise<void> {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const startedAtMs = performance.now()
      const { code, output } = await runBench(file, smallest)
      const seconds = (performance.now() - startedAtMs) / 1000
      const isGood = code === 0 && hasFigures(output)
      result[isGood ? 'passed' : 'failed'] += 1
      result.times.push({ file, seconds })
      console.log(`${isGood ? ' ✓' : ' ×'} ${file} (${seconds.toFixed(1)} s)`)
      if (!isGood) console.log(output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return result
}
