import { dayOf } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { keepWaiting } from '../../video/waiting/index.ts'
import { createRandom } from '../season/random.ts'
import { listGamesBetween } from './demo-audience-store.ts'
import { placeCrowd } from './place-crowd.ts'
import { type CrowdMinute, planCrowd } from './plan-crowd.ts'
import { describeVisitor, recordDemoVisit } from './record-demo-visit.ts'
import { uuidOf } from './uuid-of.ts'

const minuteMs = 60_000
const heights = [1080, 720, 1080, 480, 720]
const longestMs = 4 * 3_600_000
/** So many of ten look at a score once more. */
const goingBack = 7

/** What the browsers of the demo's audience report in this minute; a repeat counts once. Where there is no picture people wait. */
export async function watchLive(
  ctx: Pick<Context, 'db' | 'now' | 'telemetry' | 'recordings'>,
  channel: Channel,
): Promise<void> {
  const at = ctx.now()
  const minute = Math.floor(at.getTime() / minuteMs)
  const since = new Date(at.getTime() - longestMs)
  const games = await listGamesBetween(ctx.db, channel.id, since, at)
  await Promise.all([
    ...games.filter(game => game.stream_status === 'live' && game.hasPicture).map(watchGame),
    ...games.filter(game => game.stream_status === 'live' && game.isDark).map(waitForGame),
    recordDemoVisit(ctx, channel, at),
  ])

  async function waitForGame(game: (typeof games)[number]): Promise<void> {
    const crowd = planCrowd(game).findLast(({ minute: begun }) => begun <= at)
    const waits = Array.from({ length: crowd?.viewers ?? 0 }, (_, viewer) => ({
      eventId: game.id,
      keyHash: uuidOf(`demo ${channel.id} ${game.key} ${viewer}`),
      seenAt: at,
    }))
    await Promise.all(waits.map(waiting => keepWaiting(ctx.db, channel.id, waiting)))
  }

  function visitOf(view: string) {
    const day = dayOf(at.getTime(), channel.settings.time_zone)
    return { day, channel_id: channel.id, session: uuidOf(`${view} session ${day}`), at }
  }

  function rowOf(view: string) {
    return { ...visitOf(view), view_id: uuidOf(view), seq: minute % 1_000_000, user_id: null }
  }

  async function watchGame(game: (typeof games)[number]): Promise<void> {
    const now = planCrowd(game).findLast(crowd => crowd.minute <= at)
    if (!now) return
    const { viewers, playing_ms, stalled_ms, delay_ms } = now
    const place = (await placeCrowd(ctx, channel.id, game.id, at)) ?? {
      event_media_id: null,
      seconds: (at.getTime() - game.event_utc_ts.getTime()) / 1000,
      again: null,
    }
    const viewOf = (viewer: number | string) => `demo ${channel.id} ${game.key} ${viewer}`
    await beginViewings(game.id, now, viewOf)
    await Promise.all(
      Array.from({ length: viewers }, async (_, viewer) => {
        const visit = visitOf(viewOf(viewer))
        const browser = describeVisitor(createRandom(visit.session), visit.session)
        await ctx.telemetry.keep('visits', { ...visit, ...browser })
        const watched = {
          ...rowOf(viewOf(viewer)),
          event_id: game.id,
          event_media_id: place.event_media_id,
          vod_media_item_id: null,
          clip_id: null,
          height: heights[viewer % heights.length] ?? null,
          is_hidden: false,
          is_last: false,
          delay_ms,
        }
        const again = viewer % 10 < goingBack ? place.again : null
        const againMs = again ? (again.to_seconds - again.from_seconds) * 1000 : 0
        await ctx.telemetry.keep('video_viewings', {
          ...watched,
          from_seconds: Math.max(0, place.seconds - 60),
          to_seconds: place.seconds,
          playing_ms: Math.max(0, Math.round(playing_ms / viewers) - againMs),
          stalled_ms: Math.round(stalled_ms / viewers),
          stalls: stalled_ms / viewers > 3_000 ? 1 : 0,
        })
        if (!again) return
        const seq = watched.seq + 1_000_000
        const smooth = { stalled_ms: 0, stalls: 0 }
        await ctx.telemetry.keep('video_viewings', {
          ...watched,
          ...again,
          ...smooth,
          seq,
          playing_ms: againMs,
        })
      }),
    )
  }

  /** The newest viewers have just come; others came and saw nothing. */
  async function beginViewings(
    eventId: number,
    now: CrowdMinute,
    viewOf: (viewer: number | string) => string,
  ) {
    const { viewers, plays, exits, technical_failures, business_failures } = now
    const failed = (count: number, name: string, details: Record<string, string>) =>
      Array.from({ length: count }, (_, index) => ({
        view: viewOf(`${minute} ${JSON.stringify(details)} ${index}`),
        told: { name, details },
      }))
    const begun = [
      ...Array.from({ length: plays }, (_, index) => ({
        view: viewOf(viewers - 1 - index),
        told: { name: 'play', details: { startup_ms: now.startup_ms / plays, is_live: true } },
      })),
      ...failed(exits, 'end', { reason: 'left' }),
      ...failed(technical_failures, 'failure', { code: 'network' }),
      ...failed(business_failures, 'failure', { code: 'purchase_needed' }),
    ]
    const watched = { event_id: eventId, vod_media_item_id: null, clip_id: null }
    await Promise.all(
      begun.flatMap(({ view, told }) =>
        [{ name: 'attempt', details: {} }, told].map((happening, seq) =>
          ctx.telemetry.keep('video_events', { ...rowOf(view), ...watched, ...happening, seq }),
        ),
      ),
    )
  }
}
