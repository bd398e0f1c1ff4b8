import type { FileTime } from './file-times.ts'
import { hasFigures } from './has-figures.ts'
import { listBenches, runBench } from './run-bench.ts'
import type { Outcome } from './settle.ts'

const smallest = {
  env: { BENCH_SMALLEST: '1' },
  isQuiet: true,
  /** It takes seconds; on a machine with much else to do, more. */
  timeoutMs: 180_000,
}

/** They wait for most of their time, and nobody reads figures of their smallest form. */
const atOnce = 2

/** Each bench once in its smallest form, so that none rots: it counts as a test, which runs to its end and gives figures. */
export async function tryBenches(): Promise<Outcome> {
  const waiting = [...listBenches('bench'), ...listBenches('bench/faults')]
  const failed: string[] = []
  const times: FileTime[] = []
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { isGood, seconds } = await tryBench(file)
      times.push({ file, seconds })
      if (!isGood) failed.push(file)
    }
  }
  const count = waiting.length
  await Promise.all(Array.from({ length: atOnce }, work))
  const broken: string[] = []
  // As with the other tests: what failed is tried again by itself.
  for (const file of failed) if (!(await tryBench(file)).isGood) broken.push(file)
  const flaky = failed.filter(file => !broken.includes(file))
  return { passed: count - broken.length, failed: broken.length, broken, flaky, times }
}

async function tryBench(file: string): Promise<{ isGood: boolean; seconds: number }> {
  const startedAtMs = performance.now()
  const { code, output } = await runBench(file, smallest)
  const seconds = (performance.now() - startedAtMs) / 1000
  const isGood = code === 0 && hasFigures(output)
  console.log(`${isGood ? ' ✓' : ' ×'} ${file} (${seconds.toFixed(1)} s)`)
  if (!isGood) console.log(output.trimEnd())
  return { isGood, seconds }
}
