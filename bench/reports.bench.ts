import { choosePreset, shiftDay } from '@grandstand/rules'
import { allowSeconds } from '../apps/server/src/db/allow-seconds.ts'
import type { Db } from '../apps/server/src/db/connection.ts'
import { countDays } from '../apps/server/src/insight/reports/counting/count-days.ts'
import { countMinutes } from '../apps/server/src/insight/reports/counting/count-minutes.ts'
import { getAudienceReport } from '../apps/server/src/insight/reports/get-audience-report.ts'
import { getFunnelReport } from '../apps/server/src/insight/reports/get-funnel-report.ts'
import { getGamesReport } from '../apps/server/src/insight/reports/get-games-report.ts'
import { getSearchesReport } from '../apps/server/src/insight/reports/get-searches-report.ts'
import { getWatchingReport } from '../apps/server/src/insight/reports/get-watching-report.ts'
import { addDay } from '../apps/server/src/insight/telemetry/day-store.ts'
import { applyDemo, withDatabase } from './support/demo-database.ts'
import { quantile } from './support/quantile.ts'
import { judge, scaled } from './support/scale.ts'

/** In all, over so many days: of ten rows five are of players, one of how they began, three of pages, one of a visit. */
const rowCount = scaled(10_000_000, 2_000)
const dayCount = scaled(90, 3)
const games = 300
const watching = scaled(50_000, 50)
const samples = scaled(9, 1)
const goalMs = 1_000
const liveGoalMs = 200

/** How long operators wait for reports, and what it costs to count for them. */
export default async function bench(): Promise<void> {
  await withDatabase(async db => {
    const { now, channels, channel } = await applyDemo(db)
    const today = now().toISOString().slice(0, 10)
    await fill(db, channel.id, today)
    await db.execute(`insert into countings values ('days', '${shiftDay(today, 1 - dayCount)}')`)
    await runLong(db, 'analyze')
    const ctx = { db, now, channels }
    const counted = await time(() => countDays(ctx))
    console.log(`${rowCount} rows of ${dayCount} days counted in ${(counted / 1000).toFixed(1)} s`)
    const query = choosePreset('90_days', today)
    const reports = {
      audience: () => getAudienceReport(ctx, { channel, query: { ...query, by: 'country' } }),
      funnel: () => getFunnelReport(ctx, { channel, query }),
      games: () => getGamesReport(ctx, { channel, query }),
      searches: () => getSearchesReport(ctx, { channel, query }),
    }
    const slowest = await timeAll(reports)
    judge(slowest <= goalMs, `A report took longer than ${goalMs} ms`)

    await watchLive(db, channel.id, today)
    const minute = await time(() => countMinutes(ctx))
    console.log(`the minutes of ${watching} viewers counted in ${minute.toFixed(0)} ms`)
    const live = await timeAll({ watching: () => getWatchingReport(ctx, { channel, query: {} }) })
    judge(live <= liveGoalMs, `A live report took longer than ${liveGoalMs} ms`)
  })
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now()
  await run()
  return performance.now() - startedAtMs
}

async function timeAll(reports: Record<string, () => Promise<unknown>>): Promise<number> {
  let slowest = 0
  for (const [name, read] of Object.entries(reports)) {
    const times: number[] = []
    for (let count = 0; count < samples; count += 1) times.push(await time(read))
    slowest = Math.max(slowest, quantile(times, 0.95))
    console.log(
      `${name}: ${quantile(times, 0.5).toFixed(1)} ms, at worst ${Math.max(...times).toFixed(1)} ms`,
    )
  }
  return slowest
}

const uuid = (seed: string) => `md5(${seed})::uuid`

/** Longer than any visitor may make it take. */
async function runLong(db: Db, statement: string): Promise<void> {
  await db.transaction(async tx => {
    await allowSeconds(tx, 3_600)
    await tx.execute(statement)
  })
}

async function fill(db: Db, channelId: number, today: string): Promise<void> {
  const ofDay = Math.ceil(rowCount / dayCount / 10)
  for (let ago = dayCount - 1; ago >= 0; ago -= 1) {
    const day = shiftDay(today, -ago)
    for (const table of ['visits', 'page_events', 'video_events', 'video_viewings'])
      await addDay(db, table, day, shiftDay(day, 1))
    const at = `timestamptz '${day}' + n * interval '1 ms'`
    const own = `'${day}', ${channelId}, ${uuid(`'${day}' || (n % ${ofDay})`)}, ${at}`
    await runLong(
      db,
      `
      insert into visits select ${own}, (array['phone', 'desktop'])[1 + n % 2], 'Fan/1', '390x844', 'web',
        (array['CA', 'US', 'FR'])[1 + n % 3], left(md5((n % ${Math.ceil(ofDay * 0.8)})::text), 16)
      from generate_series(1, ${ofDay}) n`,
    )
    await runLong(
      db,
      `
      insert into page_events (day, channel_id, session, at, view_id, seq, name, path, details, trk)
      select ${own}, ${uuid(`'page' || n`)}, 0,
        (array['page_view', 'view_item_list', 'search', 'view_buy_page'])[1 + n % 4], '/',
        case when n % 4 = 2 then jsonb_build_object('text', 'word ' || n % 50, 'results', 0) else '{}' end, null
      from generate_series(1, ${ofDay * 3}) n`,
    )
    await runLong(
      db,
      `
      insert into video_viewings (day, channel_id, session, at, view_id, seq, event_id, from_seconds, to_seconds,
        playing_ms, stalled_ms, stalls, is_hidden)
      select ${own}, ${uuid(`'view' || n / 20`)}, n % 20, 1 + (n / 20) % ${games}, 0, 30, 29000, 1000, 1, false
      from generate_series(1, ${ofDay * 5}) n`,
    )
    await runLong(
      db,
      `
      insert into video_events (day, channel_id, session, at, view_id, seq, event_id, name, details)
      select ${own}, ${uuid(`'view' || n / 2`)}, n % 2, 1 + (n / 2) % ${games}, (array['attempt', 'play'])[1 + n % 2],
        case when n % 2 = 1 then '{"startup_ms": 1800}' else '{}' end::jsonb
      from generate_series(1, ${ofDay}) n`,
    )
  }
}

async function watchLive(db: Db, channelId: number, today: string): Promise<void> {
  for (const seq of [0, 1, 2])
    await db.execute(`
      insert into video_viewings (day, channel_id, session, at, view_id, seq, event_id, from_seconds, to_seconds,
        playing_ms, stalled_ms, stalls, delay_ms, is_hidden)
      select '${today}', ${channelId}, ${uuid(`'now' || n`)}, now() - interval '30 seconds' * ${seq}, ${uuid(`'now' || n`)},
        ${seq}, 1 + n % 6, 0, 30, 29000, 1000, 1, 4000, false
      from generate_series(1, ${watching}) n`)
}
