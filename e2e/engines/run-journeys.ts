import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fromRoot } from '../../scripts/root.ts'
import { type Engine, withLimit } from './engine.ts'
import type { Journey } from './journey.ts'
import { openPage } from './open-page.ts'
import type { Scene } from './open-scene.ts'

export interface JourneyResult {
  name: string
  seconds: number
  /** Null: it went well. */
  problem: string | null
}

const limitMs = 90_000
const picturesDir = fromRoot('test-results', 'engines')

export async function runJourneys(
  engine: Engine,
  journeys: readonly Journey[],
  scene: Scene,
): Promise<JourneyResult[]> {
  const results: JourneyResult[] = []
  for (const journey of journeys) {
    const result = await runJourney(engine, journey, scene)
    results.push(result)
    console.log(`${result.problem === null ? ' ✓' : ' ×'} ${result.name} (${result.seconds.toFixed(1)} s)`)
    if (result.problem !== null) console.log(`   ${result.problem}`)
  }
  return results
}

/** As a visitor new to the channel. */
async function runJourney(engine: Engine, journey: Journey, scene: Scene): Promise<JourneyResult> {
  const startedAtMs = performance.now()
  const name = `${engine.name}: ${journey.name}`
  let problem: string | null = null
  try {
    const page = openPage(engine, scene.url)
    await page.open('/robots.txt')
    await engine.forget()
    await withLimit('The journey', limitMs, journey.run(page, scene))
    const errors = await engine.takeErrors()
    if (errors.length > 0) problem = `The page reported: ${errors.join('; ')}`
  } catch (error) {
    const file = await keepPicture(engine, journey).catch(String)
    problem = `${error instanceof Error ? error.message : error} (${file})`
    await engine.takeErrors().catch(() => {})
  }
  return { name, seconds: (performance.now() - startedAtMs) / 1000, problem }
}

async function keepPicture(engine: Engine, { name }: Journey): Promise<string> {
  await mkdir(picturesDir, { recursive: true })
  const file = path.join(picturesDir, `${engine.name}-${name.replaceAll(/\W+/g, '-')}.png`.toLowerCase())
  await writeFile(file, await engine.takeScreenshot(), 'base64')
  return file
}
