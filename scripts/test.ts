import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ffmpegs } from '@grandstand/media/test-ffmpeg'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { makeDemoTemplate } from '../e2e/support/demo-template.ts'
import { buildAll } from './build.ts'
import { addCounts, countPlaywright, countVitest } from './count-results.ts'
import { describeSlowest, timePlaywright, timeVitest } from './file-times.ts'
import { findChromium } from './find-chromium.ts'
import { makeRunDir } from './make-run-dir.ts'
import { namePlaywright, nameVitest } from './named-tests.ts'
import type { Outcome } from './outcome.ts'
import { readReport } from './read-report.ts'
import { fromRoot } from './root.ts'
import { runTool, toolPath } from './run-tool.ts'
import { tryBenches } from './try-benches.ts'
import { tryEngines } from './try-engines.ts'

const args = process.argv.slice(2)
/** Everything; without it, what tells within ten minutes whether a change holds. */
const isAll = args.includes('--all')
const isEndToEnd = args.includes('--e2e')
const isOfEngines = args.includes('--engines')
const filters = args.filter(arg => !['--all', '--e2e', '--engines'].includes(arg))
const isWhole = filters.length === 0 && !isEndToEnd && !isOfEngines
const slowestShown = 10
const drawnByServer = ['clip-forms', 'closing', 'live-frames', 'replays'].map(
  name => `apps/server/test/${name}.test.ts`,
)
const timesFile = fromRoot('test-results/times.json')
const startedAtMs = performance.now()
const ownDir = makeRunDir()
process.env.TMPDIR = ownDir
process.once('exit', () => rmSync(ownDir, { recursive: true, force: true }))

try {
  const chromium = await findChromium()
  if (!chromium) {
    console.error('The tests need Chromium: install it, or set CHROMIUM_PATH to its program.')
    process.exit(1)
  }
  process.env.CHROMIUM_PATH = chromium
  // A short run leaves out what the browser shows on a second screen; to name a file is to ask for all of it.
  if (isAll || !isWhole) process.env.TEST_ALL = '1'
  // Commands and servers that are started again and again are compiled once.
  process.env.NODE_COMPILE_CACHE ??= path.join(ownDir, 'compiled')
  await buildAll()
  report(await runAll())
} catch (error) {
  exitWithError(error)
}

/**
 * One after the other, each with more workers than there are cores, since much of it waits: all at once would be done
 * sooner, but a machine with too much to do has servers that do not start in time and players that freeze. Nothing is
 * tried again: what fails now and then is broken.
 */
async function runAll(): Promise<Outcome[]> {
  if (isOfEngines) return [await runEngines()]
  if (!isWhole) return [isEndToEnd ? await runPlaywright(filters) : await runVitest(filters)]
  const usual = ['--project=quick', ...(isAll ? ['--project=slow'] : [])]
  const outcomes = [await runTypes(), await runVitest(usual), await runPlaywright()]
  if (!isAll) return outcomes
  // What has to keep pace with an encoder gets the machine almost alone.
  const long = await runVitest(['--project=long', '--maxWorkers=2'])
  return [...outcomes, await runEngines(), long, ...(await runWithOtherFfmpegs()), await tryBenches()]
}

async function runEngines(): Promise<Outcome> {
  process.env.DEMO_TEMPLATE ??= await makeTemplate()
  return tryEngines()
}

/** The server prefers the ffmpeg of the system. Where there is one, npm's has to draw and cut as well. */
async function runWithOtherFfmpegs(): Promise<Outcome[]> {
  const [, ...others] = ffmpegs
  const outcomes: Outcome[] = []
  for (const { path: FFMPEG_PATH } of others) outcomes.push(await runVitest(drawnByServer, { FFMPEG_PATH }))
  return outcomes
}

async function runTypes(): Promise<Outcome> {
  const { code } = await runTool(process.execPath, [fromRoot('scripts/check.ts'), 'tsc'])
  const isGood = code === 0
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, broken: isGood ? [] : ['types'], times: [] }
}

async function makeTemplate(): Promise<string> {
  // As closed as the folders of the servers that copy it: who can open its database depends on that.
  const dir = path.join(mkdtempSync(path.join(ownDir, 'template-')), 'demo')
  await makeDemoTemplate(dir)
  return dir
}

async function runVitest(more: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const file = path.join(ownDir, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runTool(toolPath('vitest'), ['run', ...reporters, ...more], { env })
  const seen = readReport(file)
  return { ...countVitest(seen, code), broken: nameVitest(seen), times: timeVitest(seen) }
}

async function runPlaywright(more: readonly string[] = []): Promise<Outcome> {
  process.env.DEMO_TEMPLATE ??= await makeTemplate()
  const file = path.join(ownDir, 'playwright.json')
  const { code } = await runTool(toolPath('playwright'), ['test', '--reporter=list,json', ...more], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const seen = readReport(file)
  return { ...countPlaywright(seen, code), broken: namePlaywright(seen), times: timePlaywright(seen) }
}

function report(outcomes: Outcome[]): void {
  const { passed, failed } = addCounts(outcomes)
  process.exitCode = failed === 0 ? 0 : 1
  const times = outcomes.flatMap(outcome => outcome.times)
  // Playwright empties the folder when it begins.
  mkdirSync(path.dirname(timesFile), { recursive: true })
  writeFileSync(timesFile, `${JSON.stringify(times, null, 2)}\n`)
  console.log(`\nThe slowest files:\n${describeSlowest(times, slowestShown)}`)
  const broken = outcomes.flatMap(outcome => outcome.broken)
  if (broken.length > 0) console.log(`\nFailed:\n  ${broken.join('\n  ')}`)
  console.log(`\nTook ${((performance.now() - startedAtMs) / 60_000).toFixed(1)} min.`)
  console.log(`\n${passed} passed, ${failed} failed`)
}
