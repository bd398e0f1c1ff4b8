import type { calls, Event, Query, Reply } from '@grandstand/contract'
import { type EventListName, eventListOrder } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { listEvents } from './list-events.ts'

/** As many as a rail shows before "See all". */
const railLength = 12

type Input = Reader & {
  session: EventCaller | null
  query: Query<typeof calls.listEventsForHomepage>
}

export async function listEventsForHomepage(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Input,
): Promise<Reply<typeof calls.listEventsForHomepage>> {
  const list = (name: EventListName) =>
    listEvents(ctx, { ...asked, query: { ...asked.query, ...eventListOrder(name), limit: railLength } })
  const [live, upcoming, vod] = await Promise.all([list('live'), list('upcoming'), list('vod')])
  return { live: { ...live, items: picturedFirst(live.items) }, upcoming, vod }
}

/** Games with a picture come first, otherwise in the given order. */
function picturedFirst(events: Event[]): Event[] {
  return events.toSorted((a, b) => Number(b.has_picture) - Number(a.has_picture))
}
