import { shiftDay } from '@grandstand/rules'
import { importSeason } from '../apps/server/src/games/season/import-season.ts'
import { previewSeason } from '../apps/server/src/games/season/preview-season.ts'
import { createFileReaders } from '../apps/server/src/runtime/file-readers/index.ts'
import { anOwner } from '../apps/server/test/studio-client.ts'
import { applyDemo, withDatabase } from './support/demo-database.ts'
import { scaled } from './support/scale.ts'

const count = scaled(5_000, 20)
const goalSeconds = 10

/** A season's games in a CSV file, as an operator imports it: looked at, written, and looked at once more. */
export default async function bench(): Promise<void> {
  const fileReaders = createFileReaders()
  await withDatabase(async db => {
    const { now, channel } = await applyDemo(db)
    const ctx = { db, now, fileReaders }
    const body = {
      source: { kind: 'file' as const, content: Buffer.from(writeGames()).toString('base64') },
      choices: { teams: {}, venues: {}, sports: {} },
      columns: {},
      defaults: { sport_id: null, minutes: 180, is_free: true },
      left_out: [],
    }
    const session = { tokenHash: '', operator: anOwner }
    const [looked, preview] = await time(() => previewSeason(ctx, { channel, body }))
    const asked = { channel, session, body: { ...body, version: preview.version }, ip: '' }
    const [written, { made }] = await time(() => importSeason(ctx, asked))
    const [again, { counts }] = await time(() => previewSeason(ctx, { channel, body }))
    const say = (seconds: number) => `${seconds.toFixed(1)} s`
    console.log(`  looked at: ${say(looked)}; once more, ${counts.same} the same: ${say(again)}`)
    console.log(`${made} games imported: ${say(written)} (goal ≤ ${goalSeconds} s for 5,000)`)
  }).finally(() => fileReaders.stop())
}

async function time<Answer>(run: () => Promise<Answer>): Promise<[seconds: number, Answer]> {
  const startedAtMs = performance.now()
  const answer = await run()
  return [(performance.now() - startedAtMs) / 1000, answer]
}

function writeGames(): string {
  const first = '2090-01-01'
  const lines = Array.from({ length: count }, (_, at) => {
    const [day, clock] = [shiftDay(first, Math.floor(at / 12)), `${10 + (at % 12)}:00`]
    return `game-${at},${day},${clock},westview-wolves-basketball-men,lakemere-lions-basketball-men,westview-fieldhouse,8.99,1`
  })
  return ['id,date,time,away,home,venue,price,fee', ...lines].join('\n')
}
