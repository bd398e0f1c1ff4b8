import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot } from './root.ts'
import { runTool } from './run-tool.ts'

const filters = process.argv.slice(2)
const names = readdirSync(fromRoot('bench'))
  .filter(name => name.endsWith('.bench.ts'))
  .filter(name => filters.length === 0 || filters.some(filter => name.includes(filter)))
  .toSorted()

if (names.length === 0) {
  console.error(`No bench in bench/ matches ${filters.join(' ') || '*.bench.ts'}.`)
  process.exitCode = 1
}
for (const name of names) {
  console.log(`\n${path.basename(name, '.bench.ts')}`)
  // A process each, so that one does not slow the next.
  const script = `import bench from ${JSON.stringify(pathToFileURL(fromRoot('bench', name)).href)}; await bench()`
  const { code } = await runTool(process.execPath, ['--input-type=module', '--eval', script])
  if (code !== 0) process.exitCode = 1
}
