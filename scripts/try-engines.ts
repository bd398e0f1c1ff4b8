import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import type { Engine } from '../e2e/engines/engine.ts'
import { journeys } from '../e2e/engines/journeys.ts'
import { openFirefox } from '../e2e/engines/open-firefox.ts'
import { openScene, type Scene } from '../e2e/engines/open-scene.ts'
import { openWebKit } from '../e2e/engines/open-webkit.ts'
import { type JourneyResult, runJourneys } from '../e2e/engines/run-journeys.ts'
import { makeDemoTemplate } from '../e2e/support/demo-template.ts'
import { buildAll } from './build.ts'
import { findInPath } from './find-in-path.ts'
import { makeRunDir } from './make-run-dir.ts'
import type { Outcome } from './settle.ts'

const file = 'e2e/engines'

interface Found {
  open: () => Promise<Engine>
}

/** The journeys in each engine beside Chromium that is installed here; what is not is left out, and said. */
export async function tryEngines(): Promise<Outcome> {
  const startedAtMs = performance.now()
  const engines = [findFirefox(), findWebKit()].filter(found => found !== null)
  const results: JourneyResult[] = []
  if (engines.length > 0) {
    const scene = await openScene()
    try {
      for (const { open } of engines) results.push(...(await tryEngine(open, scene)))
    } finally {
      await scene.close()
    }
  }
  const broken = results.filter(({ problem }) => problem !== null)
  return {
    passed: results.length - broken.length,
    failed: broken.length,
    broken: broken.map(({ name, problem }) => `${file}: ${name}\n    ${problem}`),
    flaky: [],
    times: [{ file, seconds: (performance.now() - startedAtMs) / 1000 }],
  }
}

async function tryEngine(open: () => Promise<Engine>, scene: Scene): Promise<JourneyResult[]> {
  const engine = await open()
  try {
    console.log(`${engine.name} ${engine.version}`)
    await engine.resize(1440, 900)
    return await runJourneys(engine, journeys, scene)
  } finally {
    await engine.close()
  }
}

function findFirefox(): Found | null {
  const program = findInPath(['firefox-esr', 'firefox'])
  if (program) return { open: () => openFirefox(program) }
  console.log('Firefox is not installed: its journeys are skipped. Install firefox-esr.')
  return null
}

function findWebKit(): Found | null {
  const [driver, screen] = [findInPath(['WebKitWebDriver']), findInPath(['Xvfb'])]
  if (driver && screen) return { open: () => openWebKit({ driver, screen }) }
  console.log('WebKit is not installed: its journeys are skipped. Install webkit2gtk-driver and xvfb.')
  return null
}

if (import.meta.main) {
  const dir = makeRunDir()
  process.env.TMPDIR = dir
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }))
  try {
    await buildAll()
    const template = path.join(mkdtempSync(path.join(dir, 'template-')), 'demo')
    await makeDemoTemplate(template)
    process.env.DEMO_TEMPLATE = template
    const { passed, failed } = await tryEngines()
    console.log(`\n${passed} passed, ${failed} failed`)
    process.exitCode = failed === 0 ? 0 : 1
  } catch (error) {
    exitWithError(error)
  }
}
