import { dayOf, shiftDay, startOfDay } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countDays } from '../../insight/reports/index.ts'
import { repeatAlone } from '../../video/nodes/index.ts'
import { isTelevised } from '../season/index.ts'
import { createBuyers } from './create-buyers.ts'
import {
  countPurchaseDays,
  countVisitDays,
  insertCrowd,
  insertDayCounts,
  listGamesBetween,
  listSponsorReach,
} from './demo-audience-store.ts'
import { payOutSales } from './demo-payout-store.ts'
import { planCrowd } from './plan-crowd.ts'
import { planSponsors, planVisits } from './plan-visits.ts'
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

type Ctx = Pick<Context, 'db' | 'now' | 'channels' | 'nodes' | 'rosters' | 'telemetry' | 'recordings' | 'log'>

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

/** One story: games that were shown had viewers, some were bought, and visits are those of viewers, buyers and others. */
async function fillPast(ctx: Ctx, channel: Channel): Promise<void> {
  if ((await countVisitDays(ctx.db, channel.id)) > 0) return
  const now = ctx.now()
  const { time_zone: timeZone } = channel.settings
  const today = dayOf(now.getTime(), timeZone)
  const midnight = startOfDay(today, timeZone)
  const from = new Date(now.getTime() - pastDays * dayMs)
  const games = (await listGamesBetween(ctx.db, channel.id, from, midnight)).filter(
    ({ stream_status, sport }) => stream_status === 'finished' && isTelevised(sport),
  )
  const views = new Map<string, number>()
  // One after the other: the demo answers its visitors meanwhile.
  for (const game of games) {
    const crowd = { eventId: game.id, minutes: planCrowd(game), timeZone }
    const counted = await insertCrowd(ctx.db, channel.id, crowd)
    if (counted) views.set(counted.day, (views.get(counted.day) ?? 0) + counted.views)
  }
  const buyers = await createBuyers(ctx, channel, from)
  const sold = games.filter(({ base_price }) => base_price > 0)
  await sellPast(ctx, channel, { games: sold, buyers, days: pastDays, until: midnight })
  const purchases = await countPurchaseDays(ctx.db, channel.id, timeZone)
  const clips = await listSponsorReach(ctx.db, channel.id)
  const counts = Array.from({ length: pastDays }, (_, index) => {
    const day = shiftDay(today, -1 - index)
    const seen = views.get(day) ?? 0
    return [
      ...planVisits({ day, daysAgo: index + 1, views: seen, purchases: purchases.get(day) ?? 0 }),
      ...planSponsors({ day, views: seen }, clips),
    ]
  })
  await insertDayCounts(ctx.db, channel.id, counts.flat())
  await tellToday(ctx, channel, { midnight, now })
}

/** What of today is over already, minute by minute, and counted at once: a newcomer looks now. */
async function tellToday(
  ctx: Ctx,
  channel: Channel,
  { midnight, now }: { midnight: Date; now: Date },
): Promise<void> {
  const minutes = Math.floor((now.getTime() - midnight.getTime()) / minuteMs)
  for (let minute = 0; minute < minutes; minute += hourMinutes)
    await Promise.all(
      Array.from({ length: Math.min(hourMinutes, minutes - minute) }, (_, index) =>
        recordDemoVisit(ctx, channel, new Date(midnight.getTime() + (minute + index) * minuteMs)),
      ),
    )
  await countDays(ctx)
}
