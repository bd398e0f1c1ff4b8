import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot } from './root.ts'
import { runTool } from './run-tool.ts'

const args = process.argv.slice(2)
/** What breaks while it is measured has a folder of its own: it takes longer, and says what survived. */
const folder = args.includes('--faults') ? 'bench/faults' : 'bench'
const filters = args.filter(arg => arg !== '--faults')
const names = readdirSync(fromRoot(folder))
  .filter(name => name.endsWith('.bench.ts'))
  .filter(name => filters.length === 0 || filters.some(filter => name.includes(filter)))
  .toSorted()

if (names.length === 0) {
  console.error(`No bench in ${folder}/ matches ${filters.join(' ') || '*.bench.ts'}.`)
  process.exitCode = 1
}
for (const name of names) {
  console.log(`\n${path.basename(name, '.bench.ts')}`)
  // A process each, so that one does not slow the next.
  const script = `import bench from ${JSON.stringify(pathToFileURL(fromRoot(folder, name)).href)}; await bench()`
  const { code } = await runTool(process.execPath, ['--input-type=module', '--eval', script])
  if (code !== 0) process.exitCode = 1
}
