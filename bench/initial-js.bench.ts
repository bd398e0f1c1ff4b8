import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { buildAll } from '../scripts/build.ts'
import { judge } from './support/scale.ts'

const budgetKib = 115
/** What tells analytics, which comes when the page is idle. */
const telemetryBudgetKib = 4

/** All script that the home page loads before it is whole; fails above the budget. */
export default async function bench(): Promise<void> {
  await buildAll()
  const dir = fileURLToPath(new URL('../apps/viewer/dist', import.meta.url))
  const { readViewerBuild } = await import('../apps/server/src/http/page/viewer-build.ts')
  const viewer = await readViewerBuild(dir)
  const files = [viewer.script, ...viewer.preloadsFor('home', 'en')].filter(file => file.endsWith('.js'))
  const sizes = files.map(file => ({ file, kib: gzipSync(readFileSync(join(dir, file))).length / 1024 }))
  for (const { file, kib } of sizes) console.log(`  ${kib.toFixed(1).padStart(6)} KiB  ${file}`)
  const total = sizes.reduce((sum, { kib }) => sum + kib, 0)
  console.log(
    `initial JS: ${total.toFixed(1)} KiB gzip of ${budgetKib} (${(total / budgetKib).toFixed(2)} of the budget)`,
  )
  console.log(`styles, inlined: ${(gzipSync(viewer.css).length / 1024).toFixed(1)} KiB gzip`)
  judge(total <= budgetKib, `The initial JS is above its budget of ${budgetKib} KiB`)
  const [telemetry] = globSync('**/start-telemetry-*.js', { cwd: dir })
  if (telemetry === undefined) throw new Error('The build has no telemetry')
  const telemetryKib = gzipSync(readFileSync(join(dir, telemetry))).length / 1024
  console.log(`telemetry, loaded when idle: ${telemetryKib.toFixed(2)} KiB gzip of ${telemetryBudgetKib}`)
  judge(telemetryKib <= telemetryBudgetKib, `Telemetry is above its budget of ${telemetryBudgetKib} KiB`)
}
