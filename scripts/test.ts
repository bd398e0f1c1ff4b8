import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { makeDemoTemplate } from '../e2e/support/demo-template.ts'
import { buildAll } from './build.ts'
import { addCounts, type Counts, countPlaywright, countVitest } from './count-results.ts'
import { describeSlowest, type FileTime, timePlaywright, timeVitest } from './file-times.ts'
import { findChromium } from './find-chromium.ts'
import { makeRunDir } from './make-run-dir.ts'
import { type NamedTests, namePlaywright, nameVitest } from './named-tests.ts'
import { readReport } from './read-report.ts'
import { runTool, toolPath } from './run-tool.ts'
import { tryBenches } from './try-benches.ts'

type Outcome = Counts & Partial<NamedTests> & { times: FileTime[] }

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
  if (!isWhole && !isEndToEnd) return [await runVitest()]
  const tested = isEndToEnd ? [] : [await runVitest()]
  await makeTemplate()
  const inBrowser = await runPlaywright()
  return [...tested, inBrowser, ...(isEndToEnd ? [] : [await tryBenches()])]
}

async function makeTemplate(): Promise<void> {
  // As closed as the folders of the servers that copy it: who can open its database depends on that.
  const dir = path.join(mkdtempSync(path.join(ownDir, 'template-')), 'demo')
  await makeDemoTemplate(dir)
  process.env.DEMO_TEMPLATE = dir
}

async function runVitest(): Promise<Outcome> {
  const file = path.join(ownDir, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runTool(toolPath('vitest'), ['run', ...reporters, ...filters], {})
  const seen = readReport(file)
  return { ...countVitest(seen, code), ...nameVitest(seen), times: timeVitest(seen) }
}

async function runPlaywright(): Promise<Outcome> {
  const file = path.join(ownDir, 'playwright.json')
  const { code } = await runTool(toolPath('playwright'), ['test', '--reporter=list,json', ...filters], {
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
    outcomes.flatMap(({ flaky = [] }) => flaky),
  )
  list(
    'Failed',
    outcomes.flatMap(({ broken = [] }) => broken),
  )
  console.log(`\n${passed} passed, ${failed} failed`)
}

function list(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${title}:\n  ${names.join('\n  ')}`)
}
