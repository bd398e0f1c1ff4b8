import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { makeDemoTemplate } from '../e2e/support/demo-template.ts'
import { buildAll } from './build.ts'
import { addCounts, countPlaywright, countVitest } from './count-results.ts'
import { describeSlowest, timePlaywright, timeVitest } from './file-times.ts'
import { findChromium } from './find-chromium.ts'
import { makeRunDir } from './make-run-dir.ts'
import { listBrokenFiles, namePlaywright, nameVitest } from './named-tests.ts'
import { readReport } from './read-report.ts'
import { runTool, toolPath } from './run-tool.ts'
import { type Outcome, settle } from './settle.ts'
import { tryBenches } from './try-benches.ts'

const args = process.argv.slice(2)
const isEndToEnd = args.includes('--e2e')
const filters = args.filter(arg => arg !== '--e2e')
const isWhole = args.length === 0
const slowestShown = 15
const ownDir = makeRunDir()
process.env.TMPDIR = ownDir
process.once('exit', () => rmSync(ownDir, { recursive: true, force: true }))

try {
  const chromium = await findChromium()
  if (!chromium) {
    console.error('The tests need a Chromium: install one, or set CHROMIUM_PATH to its program.')
    process.exit(1)
  }
  process.env.CHROMIUM_PATH = chromium
  // Commands and servers that are started again and again are compiled once.
  process.env.NODE_COMPILE_CACHE ??= path.join(ownDir, 'compiled')
  await buildAll()
  report(await runAll())
} catch (error) {
  exitWithError(error)
}

/**
 * One after the other, each with more workers than there are cores, since much of it waits: all at once would be done
 * sooner, but a machine with too much to do has servers that do not start in time and players that stand still.
 */
async function runAll(): Promise<Outcome[]> {
  if (!isWhole) return [isEndToEnd ? await runPlaywright(filters) : await runVitest(filters)]
  const tested = await runVitest()
  const inBrowser = await runPlaywright()
  const benches = await tryBenches()
  return [await tryVitestAgain(tested), await tryPlaywrightAgain(inBrowser), benches]
}

/**
 * A shared machine may stand still for a minute, and then a second try at once fails like the first. So what failed is
 * tried again when all else is done, one test at a time. What passes only then is named at the end: mend it.
 */
async function tryVitestAgain(first: Outcome & { brokenFiles: string[] }): Promise<Outcome> {
  if (first.brokenFiles.length === 0) return first
  return settle(first, await runVitest(['--maxWorkers=1', ...first.brokenFiles]))
}

async function tryPlaywrightAgain(first: Outcome): Promise<Outcome> {
  if (first.broken.length === 0) return first
  return settle(first, await runPlaywright(['--last-failed', '--workers=1', '--retries=1']))
}

async function makeTemplate(): Promise<string> {
  // As closed as the folders of the servers that copy it: who can open its database depends on that.
  const dir = path.join(mkdtempSync(path.join(ownDir, 'template-')), 'demo')
  await makeDemoTemplate(dir)
  return dir
}

async function runVitest(more: readonly string[] = []): Promise<Outcome & { brokenFiles: string[] }> {
  const file = path.join(ownDir, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runTool(toolPath('vitest'), ['run', ...reporters, ...more], {})
  const seen = readReport(file)
  const brokenFiles = listBrokenFiles(seen)
  return { ...countVitest(seen, code), ...nameVitest(seen), times: timeVitest(seen), brokenFiles }
}

async function runPlaywright(more: readonly string[] = []): Promise<Outcome> {
  process.env.DEMO_TEMPLATE ??= await makeTemplate()
  const file = path.join(ownDir, 'playwright.json')
  const { code } = await runTool(toolPath('playwright'), ['test', '--reporter=list,json', ...more], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const seen = readReport(file)
  return { ...countPlaywright(seen, code), ...namePlaywright(seen), times: timePlaywright(seen) }
}

function report(outcomes: Outcome[]): void {
  const { passed, failed } = addCounts(outcomes)
  process.exitCode = failed === 0 ? 0 : 1
  console.log(
    `\nThe slowest files:\n${describeSlowest(
      outcomes.flatMap(({ times }) => times),
      slowestShown,
    )}`,
  )
  list(
    'Passed only when tried again',
    outcomes.flatMap(({ flaky }) => flaky),
  )
  list(
    'Failed',
    outcomes.flatMap(({ broken }) => broken),
  )
  console.log(`\n${passed} passed, ${failed} failed`)
}

function list(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${title}:\n  ${names.join('\n  ')}`)
}
