import { maxLimit, type Query, type Reply, streamStatuses, type studioCalls } from '@grandstand/contract'
import { searchWords } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listLikeWords } from '../event-search/index.ts'
import { findEventIds } from '../events/index.ts'
import { describeStudioEvents } from './describe-studio-events.ts'

interface Asked {
  channel: Channel
  query: Query<typeof studioCalls.listStudioEvents>
}

/** What is open begins with what is on or next; every other list with the latest. */
export async function listStudioEvents(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'srt' | 'publicUrl'>,
  { channel, query }: Asked,
): Promise<Reply<typeof studioCalls.listStudioEvents>> {
  const { search = '', status, language, limit = maxLimit, offset = 0 } = query
  const isAhead = status !== undefined && status !== 'finished'
  const { ids, total } = await findEventIds(
    ctx.db,
    channel.id,
    {
      statuses: listStatuses(status),
      // Operators see what is too old for the channel's archive as well.
      from: new Date(0),
      before: null,
      categoryIds: null,
      locationId: null,
      participantId: null,
      groupId: null,
      words: await listLikeWords(ctx.db, channel.id, searchWords(search)),
      favorites: null,
    },
    {
      sortField: 'event_utc_ts',
      sortDirection: query.sort_direction ?? (isAhead ? 'asc' : 'desc'),
      limit,
      offset,
    },
  )
  const items = await describeStudioEvents(ctx, { channel, language }, ids)
  return { items, total, limit, offset }
}

function listStatuses(status: Asked['query']['status']) {
  if (status === undefined) return streamStatuses
  return status === 'open' ? (['live', 'upcoming'] as const) : [status]
}
