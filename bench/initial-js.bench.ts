import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { buildAll } from '../scripts/build.ts'
import { judge } from './support/scale.ts'

const budgetKib = 95
/** With the games, which the app waits for before it takes the place of the server's page. */
const wholeBudgetKib = 112
/** What tells analytics, which comes when the page is idle. */
const telemetryBudgetKib = 4
/** With the words of one language, before any screen but Tonight. */
const studioBudgetKib = 180

/** The script of the home page: what its first screen needs, and what it takes to make it whole; fails above a budget. */
export default async function bench(): Promise<void> {
  await buildAll()
  const dir = fileURLToPath(new URL('../apps/viewer/dist', import.meta.url))
  const { readViewerBuild } = await import('../apps/server/src/http/page/viewer-build.ts')
  const viewer = await readViewerBuild(dir)
  const files = [viewer.script, ...viewer.preloadsFor('home', 'en')].filter(file => file.endsWith('.js'))
  const measure = (file: string) => gzipSync(readFileSync(join(dir, file))).length / 1024
  const sizes = files.map(file => ({ file, kib: measure(file) }))
  for (const { file, kib } of sizes) console.log(`  ${kib.toFixed(1).padStart(6)} KiB  ${file}`)
  const total = sizes.reduce((sum, { kib }) => sum + kib, 0)
  console.log(
    `initial JS: ${total.toFixed(1)} KiB gzip of ${budgetKib} (${(total / budgetKib).toFixed(2)} of the budget)`,
  )
  console.log(`styles, inlined: ${(gzipSync(viewer.css).length / 1024).toFixed(1)} KiB gzip`)
  judge(total <= budgetKib, `The initial JS is above its budget of ${budgetKib} KiB`)
  const [games] = globSync('**/games-*.js', { cwd: dir })
  if (games === undefined) throw new Error('The build has no games')
  const whole = total + measure(games)
  console.log(`with the games: ${whole.toFixed(1)} KiB gzip of ${wholeBudgetKib}`)
  judge(whole <= wholeBudgetKib, `The JS of the whole home page is above its budget of ${wholeBudgetKib} KiB`)
  const [telemetry] = globSync('**/start-telemetry-*.js', { cwd: dir })
  if (telemetry === undefined) throw new Error('The build has no telemetry')
  const telemetryKib = measure(telemetry)
  console.log(`telemetry, loaded when idle: ${telemetryKib.toFixed(2)} KiB gzip of ${telemetryBudgetKib}`)
  judge(telemetryKib <= telemetryBudgetKib, `Telemetry is above its budget of ${telemetryBudgetKib} KiB`)
  measureStudio()
}

const chunks = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))

function measureStudio(): void {
  const dir = fileURLToPath(new URL('../apps/studio/dist', import.meta.url))
  const known = chunks.parse(JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')))
  const first = new Set<string>()
  const add = (name: string) => {
    const chunk = known[name]
    if (!chunk || first.has(chunk.file)) return
    first.add(chunk.file)
    chunk.imports.forEach(add)
  }
  for (const name of ['src/main.tsx', 'src/locales/bg.ts']) {
    if (!known[name]) throw new Error(`The Studio's build has no ${name}`)
    add(name)
  }
  const kib = [...first]
    .map(file => gzipSync(readFileSync(join(dir, file))).length / 1024)
    .reduce((sum, each) => sum + each, 0)
  console.log(`the Studio's first JS: ${kib.toFixed(1)} KiB gzip of ${studioBudgetKib}`)
  judge(kib <= studioBudgetKib, `The Studio's first JS is above its budget of ${studioBudgetKib} KiB`)
}
