import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot } from './root.ts'
import { runTool, type ToolOptions, type ToolResult } from './run-tool.ts'

/** What breaks while it is measured has a folder of its own: it takes longer, and says what survived. */
export type BenchFolder = 'bench' | 'bench/faults'

export function listBenches(folder: BenchFolder): string[] {
  return readdirSync(fromRoot(folder))
    .filter(name => name.endsWith('.bench.ts'))
    .map(name => path.join(folder, name))
    .toSorted()
}

/** In a process of its own, so that one does not slow the next. */
export function runBench(file: string, options: ToolOptions = {}): Promise<ToolResult> {
  const address = JSON.stringify(pathToFileURL(fromRoot(file)).href)
  // On SIGTERM a bench exits the usual way, so that its servers stop too. A finished bench does not wait for open
  // connections.
  const script = `process.once('SIGTERM', () => process.exit(143))
    const { default: bench } = await import(${address}); await bench(); process.exit()`
  return runTool(process.execPath, ['--input-type=module', '--eval', script], options)
}
