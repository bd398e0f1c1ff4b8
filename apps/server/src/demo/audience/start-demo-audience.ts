import { shiftDay } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countDays } from '../../insight/reports/index.ts'
import { repeatAlone } from '../../video/nodes/index.ts'
import { createBuyers } from './create-buyers.ts'
import { countVisitDays, insertCrowd, insertDayCounts, listGamesBetween } from './demo-audience-store.ts'
import { payOutSales } from './demo-payout-store.ts'
import { planCrowd } from './plan-crowd.ts'
import { planVisits } from './plan-visits.ts'
import { promoteClips } from './promote-clips.ts'
import { recordDemoVisit } from './record-demo-visit.ts'
import { sellPast } from './sell-past.ts'
import { watchLive } from './watch-live.ts'

const pastDays = 56
const dayMs = 86_400_000
const turnMs = 5_000
/** Shorter than the time after which a viewer no longer counts as watching. */
const minuteMs = 60_000
const hourMinutes = 60

type Ctx = Pick<Context, 'db' | 'now' | 'channels' | 'nodes' | 'rosters' | 'telemetry' | 'log'>

/** A public for the demo's season, so that reports show something: weeks of it at once, and then minute by minute. */
export function startDemoAudience(ctx: Ctx, channelKey: string): { stop(): Promise<void> } {
  let told: number | null = null
  let areClipsTold = false
  return repeatAlone(ctx, 'demo audience', {
    everyMs: turnMs,
    afterMs: 0,
    async run() {
      const minute = Math.floor(ctx.now().getTime() / minuteMs)
      const channel = minute === told ? undefined : await ctx.channels.findByKey(channelKey)
      if (!channel) return
      if (told === null) await fillPast(ctx, channel)
      if (told === null || minute % hourMinutes === 0) await payOutSales(ctx.db, channel, ctx.now())
      await watchLive(ctx, channel)
      if (!areClipsTold) areClipsTold = await promoteClips(ctx, channel)
      told = minute
    },
    onError: error => ctx.log.warn({ error }, "The demo's audience failed; it tries again"),
  })
}

/** Once; then the days are counted like any others. */
async function fillPast(ctx: Ctx, channel: Channel): Promise<void> {
  if ((await countVisitDays(ctx.db, channel.id)) > 0) return
  const now = ctx.now()
  const today = now.toISOString().slice(0, 10)
  const from = new Date(now.getTime() - pastDays * dayMs)
  const games = await listGamesBetween(ctx.db, channel.id, from, now)
  // One after the other: the demo answers its visitors meanwhile.
  for (const game of games) {
    const minutes = planCrowd(game).filter(({ minute }) => minute.getTime() < now.getTime() - minuteMs)
    await insertCrowd(ctx.db, channel.id, game.id, minutes)
  }
  const isSold = (game: (typeof games)[number]) => game.stream_status === 'finished' && game.base_price > 0
  const buyers = await createBuyers(ctx, channel, from)
  await sellPast(ctx, channel, { games: games.filter(isSold), buyers, days: pastDays })
  const days = Array.from({ length: pastDays }, (_, index) => index + 1)
  await insertDayCounts(
    ctx.db,
    channel.id,
    days.flatMap(daysAgo => planVisits(shiftDay(today, -daysAgo), daysAgo)),
  )
  await tellToday(ctx, channel, now)
}

/** What of today is over already, minute by minute, and counted at once: a newcomer looks now. */
async function tellToday(ctx: Ctx, channel: Channel, now: Date): Promise<void> {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  const minutes = Math.floor((now.getTime() - midnight) / minuteMs)
  for (let minute = 0; minute < minutes; minute += hourMinutes)
    await Promise.all(
      Array.from({ length: Math.min(hourMinutes, minutes - minute) }, (_, index) =>
        recordDemoVisit(ctx, channel, new Date(midnight + (minute + index) * minuteMs)),
      ),
    )
  await countDays(ctx)
}
