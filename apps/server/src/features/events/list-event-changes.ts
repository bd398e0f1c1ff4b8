import type { EventChanges } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

/** Without a cursor: where to begin. */
export async function listEventChanges(
  ctx: Pick<Context, 'eventFeed'>,
  { channel, query }: Reader & { query: { cursor?: number | undefined } },
): Promise<EventChanges> {
  const { cursor } = query
  const newest = Math.max(channel.events_cursor, ctx.eventFeed.cursorOf(channel.id))
  if (cursor === undefined) return { cursor: newest, is_complete: true, items: [] }
  return ctx.eventFeed.changesSince(channel.id, cursor)
}
