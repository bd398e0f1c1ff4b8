import { fromRoot } from './root.ts'
import { runTool, toolPath } from './run-tool.ts'

type Check = { name: string; tool?: string; args: string[]; isSuspicious?: (output: string) => boolean }

const checks: Check[] = [
  { name: 'biome', args: ['check'] },
  // The fast compiler; the one called `typescript` is there for the tools that cannot use it yet.
  { name: 'tsc', tool: fromRoot('node_modules/typescript7/bin/tsc'), args: ['-p', '.'] },
  {
    name: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'apps', 'packages'],
    // With a TypeScript that it cannot use it reads nothing, finds nothing wrong and says so.
    isSuspicious: output => /\b0 modules/.test(output),
  },
  { name: 'knip', args: [] },
]

const names = process.argv.slice(2)
const chosen = checks.filter(({ name }) => names.length === 0 || names.includes(name))
if (chosen.length === 0) console.error(`The checks are ${checks.map(({ name }) => name).join(', ')}.`)
const results = await Promise.all(chosen.map(runCheck))
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1

async function runCheck({ name, tool = toolPath(name), args, isSuspicious }: Check): Promise<boolean> {
  const startedAt = performance.now()
  const { code, output } = await runTool(tool, args, { isQuiet: true, timeoutMs: 300_000 })
  const isGood = code === 0 && !isSuspicious?.(output)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${name}  ${seconds} s`)
  if (!isGood) console.log(output.trimEnd())
  return isGood
}
