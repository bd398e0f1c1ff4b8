import type { SearchResults } from '@grandstand/contract'
import { defaultSortDirection, type StreamStatus } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { describeEvents } from './describe-events.ts'
import { findEventIds } from './event-list-store.ts'
import { readFilter } from './read-filter.ts'

/** Viewers who search more likely want a game now than again. */
const order: readonly StreamStatus[] = ['live', 'upcoming', 'finished']

export async function searchEvents(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: EventCaller | null },
  { text, limit }: { text: string; limit: number },
): Promise<SearchResults['events']> {
  const filter = await readFilter(ctx, asked, { text })
  const found = await Promise.all(
    order.map(status =>
      findEventIds(
        ctx.db,
        asked.channel.id,
        { ...filter, statuses: [status] },
        { sortField: 'event_utc_ts', sortDirection: defaultSortDirection(status), limit, offset: 0 },
      ),
    ),
  )
  const ids = found.flatMap(each => each.ids).slice(0, limit)
  return {
    items: await describeEvents(ctx, asked, ids),
    total: found.reduce((sum, { total }) => sum + total, 0),
  }
}
