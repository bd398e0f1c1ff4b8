import type { Engine } from '../e2e/engines/engine.ts'
import { journeys } from '../e2e/engines/journeys.ts'
import { openFirefox } from '../e2e/engines/open-firefox.ts'
import { openScene, type Scene } from '../e2e/engines/open-scene.ts'
import { openWebKit } from '../e2e/engines/open-webkit.ts'
import { type JourneyResult, runJourneys } from '../e2e/engines/run-journeys.ts'
import { findInPath } from './find-in-path.ts'
import type { Outcome } from './outcome.ts'

const folder = 'e2e/engines'

interface Installed {
  name: Engine['name']
  open: () => Promise<Engine>
  /** The packages that bring H.264 and AAC. */
  codecs: string
}

/** The journeys in each engine beside Chromium that is installed here. The others are named and skipped. */
export async function tryEngines(): Promise<Outcome> {
  const startedAtMs = performance.now()
  const engines = [findFirefox(), findWebKit()].filter(found => found !== null)
  const results = engines.length === 0 ? [] : await tryAll(engines)
  const broken = results.filter(({ problem }) => problem !== null)
  return {
    passed: results.length - broken.length,
    failed: broken.length,
    broken: broken.map(({ name, problem }) => `${folder}: ${name}\n    ${problem}`),
    times: [{ file: folder, seconds: (performance.now() - startedAtMs) / 1000 }],
  }
}

/** At once: most of a journey is a wait for its picture. */
async function tryAll(engines: readonly Installed[]): Promise<JourneyResult[]> {
  const scene = await openScene()
  try {
    return (await Promise.all(engines.map(engine => tryEngine(engine, scene)))).flat()
  } finally {
    await scene.close()
  }
}

async function tryEngine({ name, open, codecs }: Installed, scene: Scene): Promise<JourneyResult[]> {
  try {
    const engine = await open()
    return await tryJourneys(engine, codecs, scene).finally(engine.close)
  } catch (error) {
    const problem = `It does not run: ${error instanceof Error ? error.message : error}`
    console.log(` × ${name}: ${problem}`)
    return [{ name, seconds: 0, problem }]
  }
}

async function tryJourneys(engine: Engine, codecs: string, scene: Scene): Promise<JourneyResult[]> {
  console.log(`${engine.name} ${engine.version}`)
  await engine.goTo(`${scene.url}/robots.txt`)
  const playsVideo = `MediaSource.isTypeSupported('video/mp4; codecs="avc1.42E01E,mp4a.40.2"')`
  if ((await engine.evaluate(`String(${playsVideo})`)) !== 'true') {
    console.log(`${engine.name} plays no H.264 here: its journeys are skipped. Install ${codecs}.`)
    return []
  }
  await engine.resize(1440, 900)
  return runJourneys(engine, journeys, scene)
}

function findFirefox(): Installed | null {
  const program = findInPath(['firefox-esr', 'firefox'])
  if (program) return { name: 'Firefox', open: () => openFirefox(program), codecs: 'libavcodec59' }
  console.log('Firefox is not installed: its journeys are skipped. Install firefox-esr.')
  return null
}

function findWebKit(): Installed | null {
  const [driver, screen] = [findInPath(['WebKitWebDriver']), findInPath(['Xvfb'])]
  const codecs = 'gstreamer1.0-libav and gstreamer1.0-plugins-bad'
  if (driver && screen) return { name: 'WebKit', open: () => openWebKit({ driver, screen }), codecs }
  console.log('WebKit is not installed: its journeys are skipped. Install webkit2gtk-driver and xvfb.')
  return null
}
