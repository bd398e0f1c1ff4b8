import type { calls, Query, Reply } from '@grandstand/contract'
import { defaultSortDirection } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { describeEvents } from './describe-events.ts'
import { findEventIds } from './event-list-store.ts'
import { readFilter } from './read-filter.ts'

const defaultLimit = 20

type Input = Reader & { session: EventCaller | null; query: Query<typeof calls.listEvents> }

export async function listEvents(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Input,
): Promise<Reply<typeof calls.listEvents>> {
  const { query } = asked
  const filter = await readFilter(ctx, asked, query)
  const { limit = defaultLimit, offset = 0, sort_field = 'event_utc_ts' } = query
  const sortDirection =
    query.sort_direction ?? (sort_field === 'name' ? 'asc' : defaultSortDirection(query.stream_status))
  const { ids, total } = await findEventIds(ctx.db, asked.channel.id, filter, {
    sortField: sort_field,
    sortDirection,
    limit,
    offset,
  })
  return { items: await describeEvents(ctx, asked, ids), total, limit, offset }
}
