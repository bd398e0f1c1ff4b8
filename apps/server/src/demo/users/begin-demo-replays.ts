import { listEvents } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { keepPosition } from '../../video/playback/index.ts'

/** About as long as the demo's replays. */
const durationSeconds = 120
const watchedSeconds = [46, 64, 14]

/** Some of the latest replays that every user may watch have been left half-way. */
export async function beginDemoReplays(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, language, session }: Reader & { session: { userId: number } },
): Promise<void> {
  const query = { stream_status: 'finished', order_by: 'event_utc_ts', sort: 'desc', limit: 24 } as const
  const { items } = await listEvents(ctx, { channel, language, session: null, query })
  const open = items.filter(({ type }) => type === 'free' || type === 'register')
  for (const [at, seconds] of watchedSeconds.entries()) {
    const event = open[at]
    if (!event) return
    await keepPosition(ctx.db, channel.id, {
      user_id: session.userId,
      event_id: event.id,
      vod_media_item_id: null,
      position_seconds: seconds,
      duration_seconds: durationSeconds,
      updated_at: ctx.now(),
    })
  }
}
