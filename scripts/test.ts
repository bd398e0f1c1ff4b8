import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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
/** Of each of the two lanes of a whole run. */
const laneWorkers = availableParallelism()
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
 * Browsers in one lane; in the other the tests, then the benches. Workers wait for half of their time, so twice as many as
 * there are cores keep these busy. No more: encoders come after all else, and have what is left; on a machine with too much
 * to do they make nothing in time, servers do not start and players stand still.
 */
async function runAll(): Promise<Outcome[]> {
  if (!isWhole && !isEndToEnd) return [await runVitest()]
  await makeTemplate()
  if (isEndToEnd) return [await runPlaywright()]
  const testThenMeasure = async () => [await runVitest(), await tryBenches()]
  return (await Promise.all([testThenMeasure(), runPlaywright()])).flat()
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
  const workers = isWhole ? [`--maxWorkers=${Math.min(laneWorkers, 3)}`] : []
  const { code } = await runTool(toolPath('vitest'), ['run', ...reporters, ...workers, ...filters], {
    isBeside: isWhole,
  })
  const seen = readReport(file)
  return { ...countVitest(seen, code), ...nameVitest(seen), times: timeVitest(seen) }
}

async function runPlaywright(): Promise<Outcome> {
  const file = path.join(ownDir, 'playwright.json')
  const workers = isWhole ? [`--workers=${laneWorkers}`] : []
  const how = ['test', '--reporter=list,json', ...workers, ...filters]
  const { code } = await runTool(toolPath('playwright'), how, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    isBeside: isWhole,
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
