import { startDemoServer } from '../e2e/support/demo-server.ts'
import { scaled } from './support/scale.ts'

const goalSeconds = 5

/** From the command to a served page: with an empty data folder, and again. */
export default async function bench(): Promise<void> {
  const first = await time()
  const again = await time(first.dataDir)
  await again.stop()
  await first.stop()
  console.log(
    `start: first ${first.seconds.toFixed(2)} s, second ${again.seconds.toFixed(2)} s (goal ≤ ${goalSeconds})`,
  )
  console.log(`second ÷ first: ${(again.seconds / first.seconds).toFixed(2)}`)

  async function time(dataDir?: string) {
    const startedAtMs = performance.now()
    const server = await startDemoServer({
      DEMO_VIDEO: scaled('1', '0'),
      DEMO_TEMPLATE: '',
      ...(dataDir && { DATA_DIR: dataDir }),
    })
    const response = await fetch(server.url)
    if (response.status !== 200) throw new Error(`The page answered ${response.status}`)
    await response.text()
    const seconds = (performance.now() - startedAtMs) / 1000
    if (!dataDir) await server.halt()
    return { ...server, seconds }
  }
}
