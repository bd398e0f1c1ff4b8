import { fromRoot } from './root.ts'
import { runTool, toolPath } from './run-tool.ts'

type Check = { name: string; tool?: string; args: string[]; isSuspicious?: (output: string) => boolean }

/** The fast compiler; the one called `typescript` is there for the tools that cannot use it yet. */
const types: Check = { name: 'tsc', tool: fromRoot('node_modules/typescript7/bin/tsc'), args: ['-p', '.'] }
const checks: Check[] = [
  { name: 'biome', args: ['check'] },
  types,
  {
    name: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'apps', 'packages'],
    // With a TypeScript that it cannot use it reads nothing, finds nothing wrong and says so.
    isSuspicious: output => /\b0 modules/.test(output),
  },
  { name: 'knip', args: [] },
]

if (import.meta.main) {
  const results = await Promise.all(checks.map(runCheck))
  process.exitCode = results.every(Boolean) ? 0 : 1
}

export async function checkTypes(): Promise<boolean> {
  return runCheck(types)
}

async function runCheck({ name, tool = toolPath(name), args, isSuspicious }: Check): Promise<boolean> {
  const startedAt = performance.now()
  const { code, output } = await runTool(tool, args, { isQuiet: true, timeoutMs: 300_000 })
  const isGood = code === 0 && !isSuspicious?.(output)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${name}  ${seconds} s`)
  if (!isGood) console.log(output.trimEnd())
  return isGood
}
