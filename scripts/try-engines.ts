import type { Engine } from '../e2e/engines/engine.ts'
import { journeys } from '../e2e/engines/journeys.ts'
import { openFirefox } from '../e2e/engines/open-firefox.ts'
import { openScene, type Scene } from '../e2e/engines/open-scene.ts'
import { openWebKit } from '../e2e/engines/open-webkit.ts'
import { type JourneyResult, runJourneys } from '../e2e/engines/run-journeys.ts'
import { findInPath } from './find-in-path.ts'
import type { Outcome } from './outcome.ts'

const folder = 'e2e/engines'

type Opener = () => Promise<Engine>

/** The journeys in each engine beside Chromium that is installed here. The others are named and skipped. */
export async function tryEngines(): Promise<Outcome> {
  const startedAtMs = performance.now()
  const engines = [findFirefox(), findWebKit()].filter(open => open !== null)
  const tried = engines.length === 0 ? [] : await tryAll(engines)
  const broken = tried.flat().filter(({ problem }) => problem !== null)
  return {
    passed: tried.flat().length - broken.length,
    failed: broken.length,
    broken: broken.map(({ name, problem }) => `${folder}: ${name}\n    ${problem}`),
    times: [{ file: folder, seconds: (performance.now() - startedAtMs) / 1000 }],
  }
}

/** At once: most of a journey is a wait for its picture. */
async function tryAll(engines: readonly Opener[]): Promise<JourneyResult[][]> {
  const scene = await openScene()
  try {
    return await Promise.all(engines.map(open => tryEngine(open, scene)))
  } finally {
    await scene.close()
  }
}

async function tryEngine(open: Opener, scene: Scene): Promise<JourneyResult[]> {
  const engine = await open()
  try {
    console.log(`${engine.name} ${engine.version}`)
    await engine.resize(1440, 900)
    return await runJourneys(engine, journeys, scene)
  } finally {
    await engine.close()
  }
}

function findFirefox(): Opener | null {
  const program = findInPath(['firefox-esr', 'firefox'])
  if (program) return () => openFirefox(program)
  console.log('Firefox is not installed: its journeys are skipped. Install firefox-esr.')
  return null
}

function findWebKit(): Opener | null {
  const [driver, screen] = [findInPath(['WebKitWebDriver']), findInPath(['Xvfb'])]
  if (driver && screen) return () => openWebKit({ driver, screen })
  console.log('WebKit is not installed: its journeys are skipped. Install webkit2gtk-driver and xvfb.')
  return null
}
