import type { EventChanges } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { type Listener, openEars } from './hear-changes.ts'

/** Without a cursor: where to begin. */
export async function listEventChanges(
  ctx: Pick<Context, 'eventFeed'>,
  { channel, session, query }: Reader & { session: Listener; query: { cursor?: number | undefined } },
): Promise<EventChanges> {
  const { cursor } = query
  const newest = Math.max(channel.events_cursor, ctx.eventFeed.cursorOf(channel.id))
  if (cursor === undefined) return { cursor: newest, is_complete: true, items: [] }
  const hear = await openEars(session)
  return hear(await ctx.eventFeed.changesSince(channel.id, cursor))
}
