import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import { findEventIds } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeStudioEvents } from './describe-studio-events.ts'
import { readGameFilter } from './read-game-filter.ts'

interface Input {
  channel: Channel
  query: Query<typeof studioCalls.listStudioEvents>
}

/** What is open begins with what is on or next; every other list with the latest. */
export async function listStudioEvents(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'srt' | 'publicUrl'>,
  { channel, query }: Input,
): Promise<Reply<typeof studioCalls.listStudioEvents>> {
  const { status, language, sort_direction, limit = maxLimit, offset = 0, ...narrowed } = query
  const isAhead = status !== undefined && status !== 'finished'
  const { ids, total } = await findEventIds(
    ctx.db,
    channel.id,
    await readGameFilter(ctx, channel, { ...narrowed, status }),
    {
      sortField: 'event_utc_ts',
      sortDirection: sort_direction ?? (isAhead ? 'asc' : 'desc'),
      limit,
      offset,
    },
  )
  const items = await describeStudioEvents(ctx, { channel, language }, ids)
  return { items, total, limit, offset }
}
