import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { chooseMedia } from './check-gate.ts'
import { findWatchedEvent } from './watched-event-store.ts'

/** Whether there is anything to be played of the event, now or live. */
export async function hasPicture(
  ctx: Pick<Context, 'db' | 'videoNodes'>,
  channel: Channel,
  eventId: number,
): Promise<boolean> {
  const event = await findWatchedEvent(ctx.db, channel.id, eventId)
  return event !== null && (await chooseMedia(ctx, channel, event.media)) !== undefined
}
