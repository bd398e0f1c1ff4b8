import { maxTotal } from '@grandstand/contract'
import type { StreamStatus } from '@grandstand/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { events, eventParticipants as teams } from '../../db/tables.ts'
import { cappedTotal } from '../../runtime/lists.ts'

export interface EventFilter {
  statuses: readonly StreamStatus[]
  from: Date
  /** Not included. */
  before: Date | null
  /** Null: all. */
  categoryIds: readonly number[] | null
  locationId: number | null
  participantId: number | null
  groupId: number | null
  /** For each word that is asked for the words that are like it: an event has one of each. */
  words: readonly (readonly string[])[]
  favorites: Favorites | null
}

export interface Favorites {
  participantIds: number[]
  groupIds: number[]
  categoryIds: number[]
}

export interface EventPage {
  sortField: 'event_utc_ts' | 'name'
  sortDirection: 'asc' | 'desc'
  limit: number
  offset: number
}

export interface FoundEvents {
  ids: number[]
  total: number
}

/** The ids of a page and the total, both from indexes alone unless words or favourites are asked for. */
export async function findEventIds(
  db: Db,
  channelId: number,
  filter: EventFilter,
  { sortField, sortDirection, limit, offset }: EventPage,
): Promise<FoundEvents> {
  const found = selectMatches(channelId, filter, sortField === 'name')
  const direction = sql.raw(sortDirection)
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    select
      array(select id from (${found}) as page order by place ${direction}, id ${direction}
        limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from (select 1 from (${found}) as found limit ${maxTotal}) as counted) as total`)
  const { ids = [], total = 0 } = rows[0] ?? {}
  return { ids, total: cappedTotal(total, { limit, offset, shown: ids.length }) }
}

/** How many events lie between each two of the given moments, by the place of the earlier one. */
export async function countEventsBetween(
  db: Db,
  channelId: number,
  filter: EventFilter,
  moments: readonly Date[],
): Promise<Map<number, number>> {
  const bounds = sql.param(moments.map(moment => moment.toISOString()))
  const { rows } = await db.execute<{ place: number; count: number }>(sql`
    select width_bucket(place, ${bounds}::timestamptz[]) as place, count(*)::int as count
    from (${selectMatches(channelId, filter, false)}) as found group by 1`)
  return new Map(rows.map(row => [row.place - 1, row.count]))
}

const nothing = sql`select 0 as id, now() as place where false`

/**
 * One branch for each status and sport, so that every branch comes from its index already in order, and PostgreSQL
 * merges them without sorting.
 */
function selectMatches(channelId: number, filter: EventFilter, byName: boolean): SQL {
  const { participantId, groupId, categoryIds, words } = filter
  if (words.some(like => like.length === 0)) return nothing
  const isOfTeams = participantId !== null || groupId !== null
  const statuses = filter.statuses.map(status => ({ status }))
  const branches =
    categoryIds === null || isOfTeams
      ? statuses.map(({ status }) =>
          (isOfTeams ? ofTeams : ofEvents)(channelId, filter, byName, status, null),
        )
      : statuses.flatMap(({ status }) =>
          categoryIds.map(categoryId => ofEvents(channelId, filter, byName, status, categoryId)),
        )
  if (branches.length === 0) return nothing
  const all = sql.join(branches, sql` union all `)
  // Two teams of one school may meet: their game counts once.
  return participantId === null && groupId !== null
    ? sql`select id, place from (${all}) as twice group by place, id`
    : all
}

function ofEvents(
  channelId: number,
  filter: EventFilter,
  byName: boolean,
  status: StreamStatus,
  categoryId: number | null,
): SQL {
  const conditions = [
    sql`e.channel_id = ${channelId} and e.stream_status = ${status}`,
    ...between(sql`e.event_utc_ts`, filter),
    ...(categoryId === null ? [] : [sql`e.event_category_id = ${categoryId}`]),
    ...(filter.locationId === null ? [] : [sql`e.location_id = ${filter.locationId}`]),
    ...ofWords(filter),
    ...ofFavorites(filter),
  ]
  const place = byName ? sql`e.sort_name` : sql`e.event_utc_ts`
  return sql`select e.id, ${place} as place from ${events} as e where ${sql.join(conditions, sql` and `)}`
}

function ofTeams(channelId: number, filter: EventFilter, byName: boolean, status: StreamStatus): SQL {
  const { participantId, groupId, categoryIds, locationId } = filter
  const ofEvent = [
    ...(categoryIds === null ? [] : [sql`e.event_category_id in ${[...categoryIds, 0]}`]),
    ...(locationId === null ? [] : [sql`e.location_id = ${locationId}`]),
    ...ofWords(filter),
    ...ofFavorites(filter),
  ]
  const conditions = [
    sql`p.channel_id = ${channelId} and p.stream_status = ${status}`,
    ...between(sql`p.event_utc_ts`, filter),
    ...(participantId === null ? [] : [sql`p.participant_id = ${participantId}`]),
    ...(groupId === null ? [] : [sql`p.group_id = ${groupId}`]),
    ...ofEvent,
  ]
  const place = byName ? sql`e.sort_name` : sql`p.event_utc_ts`
  const join = byName || ofEvent.length > 0 ? sql`join ${events} as e on e.id = p.event_id` : sql``
  return sql`select p.event_id as id, ${place} as place from ${teams} as p ${join}
    where ${sql.join(conditions, sql` and `)}`
}

function between(column: SQL, { from, before }: EventFilter): SQL[] {
  const since = sql`${column} >= ${from.toISOString()}::timestamptz`
  return before ? [since, sql`${column} < ${before.toISOString()}::timestamptz`] : [since]
}

function ofWords({ words }: EventFilter): SQL[] {
  return words.map(like => sql`e.search_words && ${sql.param([...like])}::text[]`)
}

function ofFavorites({ favorites }: EventFilter): SQL[] {
  if (!favorites) return []
  const any = (ids: number[]) => sql`any(${sql.param(ids)}::int[])`
  return [
    sql`(e.event_category_id = ${any(favorites.categoryIds)} or exists (
      select from ${teams} as liked where liked.event_id = e.id and (
        liked.participant_id = ${any(favorites.participantIds)} or liked.group_id = ${any(favorites.groupIds)})))`,
  ]
}
