import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { chooseMedia } from './check-gate.ts'
import { describeSold } from './describe-sold.ts'
import { findWatchedEvent } from './watched-event-store.ts'

/** An event as the gate sees it, to explain why it is shut. */
export async function findWatchable(
  ctx: Pick<Context, 'db' | 'videoNodes' | 'rosters'>,
  reader: Reader,
  eventId: number,
) {
  const event = await findWatchedEvent(ctx.db, reader.channel.id, eventId)
  if (!event) return null
  const media = await chooseMedia(ctx, reader.channel, event.media)
  return { event: await describeSold(ctx, reader, event), hasMedia: media !== undefined }
}
