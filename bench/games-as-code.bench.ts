import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyChannel, loadChannel } from '../apps/server/src/content/channel-code/index.ts'
import { fromRoot } from '../scripts/root.ts'
import { withDatabase } from './support/demo-database.ts'
import { scaled } from './support/scale.ts'

const count = scaled(5_000, 20)
const goalSeconds = 10

/** A season's games in a CSV file of the demo league: read and applied, once as new and once unchanged. */
export default async function bench(): Promise<void> {
  await withDatabase(async (db, dir) => {
    const folder = join(dir, 'league')
    const timeApply = async () => {
      const startedAtMs = performance.now()
      await applyChannel({ db, now: () => new Date() }, await loadChannel(folder))
      return (performance.now() - startedAtMs) / 1000
    }
    await cp(fromRoot('channels/demo'), folder, { recursive: true })
    const without = await timeApply()
    await writeFile(join(folder, 'events.csv'), writeGames())
    const asNew = await timeApply()
    const unchanged = await timeApply()
    const say = (seconds: number) => `${seconds.toFixed(1)} s`
    console.log(`  the league without games: ${say(without)}; the same games again: ${say(unchanged)}`)
    console.log(`${count} new games: ${say(asNew)} (goal ≤ ${goalSeconds} s for 5,000)`)
  })
}

function writeGames(): string {
  const firstMs = Date.parse('2027-01-01T18:00:00Z')
  const lines = Array.from({ length: count }, (_, at) => {
    const time = new Date(firstMs + at * 3_600_000).toISOString().slice(0, 16)
    return `game-${at},${time}Z,westview-wolves-basketball-men,lakemere-lions-basketball-men,westview-fieldhouse,paid,899,100`
  })
  return ['alias,time,away,home,location,type,base_price,service_fee', ...lines].join('\n')
}
