import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { buildAll } from './build.ts'
import { addCounts, type Counts, countPlaywright, countVitest } from './count-results.ts'
import { findChromium } from './find-chromium.ts'
import { runTool, toolPath } from './run-tool.ts'

const args = process.argv.slice(2)
const isEndToEnd = args.includes('--e2e')
const filters = args.filter(arg => arg !== '--e2e')
const reportDir = mkdtempSync(path.join(tmpdir(), 'grandstand-test-'))
process.once('exit', () => rmSync(reportDir, { recursive: true, force: true }))

try {
  const chromium = await findChromium()
  if (!chromium) {
    console.error('The tests need a Chromium: install one, or set CHROMIUM_PATH to its program.')
    process.exit(1)
  }
  process.env.CHROMIUM_PATH = chromium
  await buildAll()
  const counts: Counts[] = []
  if (!isEndToEnd) counts.push(await runVitest())
  if (isEndToEnd || filters.length === 0) counts.push(await runPlaywright())
  const { passed, failed } = addCounts(counts)
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`\n${passed} passed, ${failed} failed`)
} catch (error) {
  exitWithError(error)
}

async function runVitest(): Promise<Counts> {
  const report = path.join(reportDir, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runTool(toolPath('vitest'), ['run', ...reporters, ...filters])
  return countVitest(readReport(report), code)
}

async function runPlaywright(): Promise<Counts> {
  const report = path.join(reportDir, 'playwright.json')
  const { code } = await runTool(toolPath('playwright'), ['test', '--reporter=list,json', ...filters], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return countPlaywright(readReport(report), code)
}

/** There is none when the runner itself broke. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
