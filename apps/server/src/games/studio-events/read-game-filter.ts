import { type GameFilter, streamStatuses } from '@grandstand/contract'
import { searchWords, shiftDay, startOfDay } from '@grandstand/rules'
import { listLikeWords } from '../../catalogue/event-search/index.ts'
import type { EventFilter } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listCategoryIds } from '../../context/roster.ts'
import { CallError } from '../../runtime/call-error.ts'

const typesOf = { sold: ['paid', 'ppv'], free: ['free', 'register'] } as const

/** What an operator narrows the list of games to, as what the database looks for. */
export async function readGameFilter(
  ctx: Pick<Context, 'db' | 'rosters'>,
  channel: Channel,
  { search = '', status, sport, school, team, from, to, sale, camera }: GameFilter,
): Promise<EventFilter> {
  const { time_zone, language } = channel.settings
  if (from !== undefined && to !== undefined && to < from)
    throw new CallError('invalid_request', { fields: { to: 'must not be before from' } })
  const roster = await ctx.rosters.get({ channel, language })
  return {
    statuses: listStatuses(status),
    // Operators see what is too old for the channel's archive as well.
    from: from === undefined ? new Date(0) : startOfDay(from, time_zone),
    before: to === undefined ? null : startOfDay(shiftDay(to, 1), time_zone),
    categoryIds: sport === undefined ? null : listCategoryIds(roster, sport),
    locationId: null,
    participantId: team ?? null,
    groupId: school ?? null,
    words: await listLikeWords(ctx.db, channel.id, searchWords(search)),
    favorites: null,
    desk: {
      types: sale && typesOf[sale],
      isCancelled: status === 'cancelled',
      isWithoutCamera: camera === 'none',
    },
  }
}

function listStatuses(status: GameFilter['status']) {
  if (status === undefined || status === 'cancelled') return streamStatuses
  return status === 'open' ? (['live', 'upcoming'] as const) : [status]
}
