import { streamStatuses } from '@grandstand/contract'
import { isTimeZone, type StreamStatus, searchWords, shiftDay, startOfDay } from '@grandstand/rules'
import type { Channel, Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listCategoryIds, type Roster } from '../../context/roster.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { listLikeWords } from '../event-search/index.ts'
import { listFavoriteRows } from '../favorites/index.ts'
import type { EventFilter, Favorites } from './event-list-store.ts'

export interface EventQuery {
  stream_status?: StreamStatus | undefined
  event_category_id?: number | undefined
  location_id?: number | undefined
  participant_id?: number | undefined
  group_id?: number | undefined
  start_date?: string | undefined
  end_date?: string | undefined
  time_zone?: string | undefined
  text?: string | undefined
  favorites?: boolean | undefined
}

/** Earlier events are neither listed nor found. */
export function archiveStart({ settings }: Channel): Date {
  return startOfDay(settings.archive_from, settings.time_zone)
}

export function readTimeZone(channel: Channel, asked: string | undefined): string {
  const zone = asked ?? channel.settings.time_zone
  if (!isTimeZone(zone)) {
    throw new CallError('invalid_request', { fields: { time_zone: 'must be a time zone like Europe/Sofia' } })
  }
  return zone
}

/** What a caller narrows a list to, in days, as what the database looks for, in moments. */
export async function readFilter(
  ctx: Pick<Context, 'db' | 'rosters'>,
  asked: Reader & { session: Pick<Session, 'userId'> | null },
  query: EventQuery,
): Promise<EventFilter> {
  const { start_date, end_date } = query
  const zone = readTimeZone(asked.channel, query.time_zone)
  if (start_date !== undefined && end_date !== undefined && end_date < start_date) {
    throw new CallError('invalid_request', { fields: { end_date: 'must not be before start_date' } })
  }
  const archive = archiveStart(asked.channel)
  const start = start_date === undefined ? archive : startOfDay(start_date, zone)
  const roster = await ctx.rosters.get(asked)
  return {
    statuses: query.stream_status ? [query.stream_status] : streamStatuses,
    from: new Date(Math.max(start.getTime(), archive.getTime())),
    before: end_date === undefined ? null : startOfDay(shiftDay(end_date, 1), zone),
    categoryIds:
      query.event_category_id === undefined ? null : listCategoryIds(roster, query.event_category_id),
    locationId: query.location_id ?? null,
    participantId: query.participant_id ?? null,
    groupId: query.group_id ?? null,
    words: await listLikeWords(ctx.db, asked.channel.id, searchWords(query.text ?? '')),
    favorites: query.favorites ? await readFavorites(ctx, asked, roster) : null,
  }
}

async function readFavorites(
  ctx: Pick<Context, 'db'>,
  { channel, session }: { channel: Channel; session: Pick<Session, 'userId'> | null },
  roster: Roster,
): Promise<Favorites> {
  if (session?.userId == null) throw new CallError('unauthenticated')
  const rows = await listFavoriteRows(ctx.db, channel.id, session.userId)
  const ids = (type: string) =>
    rows.filter(row => row.favoritable_type === type).map(row => row.favoritable_id)
  return {
    participantIds: ids('participant'),
    groupIds: ids('group'),
    categoryIds: ids('category').flatMap(id => listCategoryIds(roster, id)),
  }
}
