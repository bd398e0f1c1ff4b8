import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import { heartbeatPatienceMs, isAwaited } from '@grandstand/rules'
import { findEventIds } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countViewersNow } from '../../insight/reports/index.ts'
import { countWaitingVisitors } from '../../video/waiting/index.ts'
import { describeStudioEvents } from './describe-studio-events.ts'
import { readGameFilter } from './read-game-filter.ts'
import { countTickets } from './ticket-store.ts'

interface Input {
  channel: Channel
  query: Query<typeof studioCalls.listStudioEvents>
}

/** What is open begins with what is on or next; every other list with the latest. */
export async function listStudioEvents(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'srt' | 'publicUrl' | 'playerTimes'>,
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
  const since = new Date(ctx.now().getTime() - heartbeatPatienceMs)
  const [games, watched, sold] = await Promise.all([
    describeStudioEvents(ctx, { channel, language }, ids),
    countViewersNow(ctx.db, channel, since),
    countTickets(ctx.db, channel.id, ids, new Date(0)),
  ])
  const awaited = games.filter(isAwaited).map(({ id }) => id)
  const waiting = await countWaitingVisitors(ctx, channel.id, awaited)
  const viewers = new Map(watched.map(each => [each.event_id, each.viewers]))
  const items = games.map(({ cameras: _cameras, ...game }) => ({
    ...game,
    viewers: viewers.get(game.id) ?? 0,
    waiting: waiting.get(game.id) ?? 0,
    sold: sold.get(game.id) ?? 0,
  }))
  return { items, total, limit, offset }
}
