import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { eventMedia, videoViewings } from '../src/db/tables.ts'
import { countCrowds } from '../src/insight/crowds/count-crowds.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { addPlayback } from './playback-builder.ts'
import { serveTests } from './serve-tests.ts'
import { addVideo } from './video-builder.ts'

const profile = 'alpha-visits'
const settings = { 'yare-analytics': { 'yare-analytics-key': profile } }
let time = new Date('2026-11-10T20:00:00Z')
const server = await serveTests({ channels: [buildLeague('alpha', settings)], now: () => time })
const season = await openSeason(server)
const { db } = server.ctx
const key = await server.anonymousKey()

async function addGame() {
  const event_id = await season.add('2026-11-10T18:00:00Z', {})
  await addVideo(server, event_id)
  const [media] = await db.select().from(eventMedia).where(eq(eventMedia.event_id, event_id))
  return { event_id, event_media_id: media?.id ?? 0 }
}
type Game = Awaited<ReturnType<typeof addGame>>
type Row = typeof videoViewings.$inferInsert

const stretchSeconds = 30
const gameSeconds = 1_200

/** A viewer's rows, from the first second to the last, and once more from there for each of `again`. */
function watchAll(game: Game, again: readonly number[], change: Partial<Row> = {}): Row[] {
  const begins = [
    ...Array.from({ length: gameSeconds / stretchSeconds }, (_, at) => at * stretchSeconds),
    ...again,
  ]
  const view_id = randomUUID()
  return begins.map((from_seconds, seq) => ({
    day: '2026-11-10',
    channel_id: server.alphaId,
    session: view_id,
    at: time,
    view_id,
    seq,
    ...game,
    from_seconds,
    to_seconds: from_seconds + stretchSeconds,
    playing_ms: 30_000,
    stalled_ms: 0,
    stalls: 0,
    is_hidden: false,
    ...change,
  }))
}

/** Rows that have come a minute ago, counted. */
async function count(rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 1_000)
    await db.insert(videoViewings).values(rows.slice(at, at + 1_000))
  time = new Date(time.getTime() + 60_000)
  await countCrowds(server.ctx)
}

const crowd = (game: Game, size: number, again: readonly number[], change: Partial<Row> = {}) =>
  Array.from({ length: size }, () => watchAll(game, again, change)).flat()
const peaksOf = async ({ event_id }: Game, apiKey = key) =>
  (await server.ask(`/api/events/${event_id}/peaks`, { headers: { authorization: `Bearer ${apiKey}` } })).json
    .items

it('where many went back to watch again is a peak of the game, counted twice or on two days', async () => {
  const game = await addGame()
  await count([...crowd(game, 40, []), ...crowd(game, 40, [600])])
  const peak = [{ event_media_id: game.event_media_id, seconds: 600 }]
  expect(await peaksOf(game)).toEqual(peak)
  await Promise.all([countCrowds(server.ctx), countCrowds(server.ctx)])
  expect(await peaksOf(game)).toEqual(peak)
  await count(crowd(game, 3, [], { day: '2026-11-11' }))
  expect(await peaksOf(game)).toEqual(peak)
})

it('what few watched again, or one of many again and again, is none', async () => {
  const [small, looped] = [await addGame(), await addGame()]
  await count([
    ...crowd(small, 3, [600]),
    ...crowd(looped, 40, []),
    ...crowd(looped, 1, new Array(60).fill(600)),
  ])
  expect(await peaksOf(small)).toEqual([])
  expect(await peaksOf(looped)).toEqual([])
})

it('what nobody looked at, or nobody can have watched, does not count', async () => {
  const game = await addGame()
  const made = { to_seconds: 100_000_000, from_seconds: 600 }
  await count([
    ...crowd(game, 40, []),
    ...crowd(game, 40, [], { ...made, is_hidden: false }),
    ...crowd(game, 40, [600], { is_hidden: true }),
    ...crowd(game, 40, [600], { playing_ms: 0 }),
  ])
  expect(await peaksOf(game)).toEqual([])
})

it('users who hide scores hear of none', async () => {
  const game = await addGame()
  await count([...crowd(game, 40, []), ...crowd(game, 40, [600])])
  const fan = await server.programKey(server.alphaId, 'no-spoilers@example.com')
  expect(await peaksOf(game, fan.apiKey)).toHaveLength(1)
  await server.ask('/api/profile', {
    headers: { authorization: `Bearer ${fan.apiKey}` },
    body: { _method: 'patch', hide_scores: true },
  })
  await db.execute(sql`update events set stream_status = 'finished' where id = ${game.event_id}`)
  expect(await peaksOf(game, fan.apiKey)).toEqual([])
})

it('a viewing is one of the camera whose player it names', async () => {
  const game = await addGame()
  const session_uuid = (await server.ask(`/datalake/hash/?profile=${profile}`)).json.session_uuid
  const view_id = randomUUID()
  const body = {
    profile,
    session_uuid,
    user_id: null,
    user_email: null,
    origin_url: 'https://alpha.test/',
    view_id,
    seq: 0,
    event_id: game.event_id,
    from_seconds: 0,
    to_seconds: 30,
    playing_ms: 30_000,
    playback_id: await addPlayback(server, game),
  }
  expect((await server.ask('/datalake/video/viewing/', { body })).status).toBe(200)
  const rows = await db.select().from(videoViewings).where(eq(videoViewings.view_id, view_id))
  expect(rows).toMatchObject([game])
})
