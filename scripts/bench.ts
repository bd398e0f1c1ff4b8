import path from 'node:path'
import { buildAll } from './build.ts'
import { listBenches, runBench } from './run-bench.ts'

const args = process.argv.slice(2)
const folder = args.includes('--faults') ? 'bench/faults' : 'bench'
/** To see that a bench runs to its end: one round of everything, and nothing judged. */
const env = args.includes('--smallest') ? { BENCH_SMALLEST: '1' } : {}
const filters = args.filter(arg => !arg.startsWith('--'))
const files = listBenches(folder).filter(
  file => filters.length === 0 || filters.some(filter => path.basename(file).includes(filter)),
)

if (files.length === 0) {
  console.error(`No bench in ${folder}/ matches ${filters.join(' ') || '*.bench.ts'}.`)
  process.exitCode = 1
}
if (files.length > 0) await buildAll()
for (const file of files) {
  console.log(`\n${path.basename(file, '.bench.ts')}`)
  const { code } = await runBench(file, { env })
  if (code !== 0) process.exitCode = 1
}
