import { maxSearchTotal, maxTotal } from '@grandstand/contract'
import type { StreamStatus } from '@grandstand/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { cameras, events, eventParticipants as teams } from '../../db/tables.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import type { LikeWords } from '../event-search/index.ts'

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
  words: readonly LikeWords[]
  favorites: Favorites | null
  /** What operators alone ask for. */
  desk?: DeskFilter | undefined
}

export interface DeskFilter {
  /** Who may watch. */
  types?: readonly string[] | undefined
  isCancelled?: boolean | undefined
  /** No encoder can send to it. */
  isWithoutCamera?: boolean | undefined
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
  page: EventPage,
): Promise<FoundEvents> {
  if (isOfFew(filter) || narrowing(filter).length < 2) return findIds(db, channelId, planned(filter), page)
  // Two words that many events have may be had together by many, as a school's name is, or by none, as two sports are.
  const near = await findNearIds(db, channelId, filter, page)
  return near ?? findIds(db, channelId, { ...filter, look: 'by_index' }, page)
}

async function findIds(
  db: Db,
  channelId: number,
  filter: PlannedFilter,
  { sortField, sortDirection, limit, offset }: EventPage,
): Promise<FoundEvents> {
  const byName = sortField === 'name'
  const direction = sql.raw(sortDirection)
  const order = sql`order by place ${direction}, id ${direction}`
  // Of each branch no more than the page may need, in order: PostgreSQL puts neither into the branches by itself.
  const page = selectMatches(
    channelId,
    filter,
    byName,
    count => sql`${order} limit ${(offset + limit) * count}`,
  )
  const isSearch = filter.words.length > 0
  const max = isSearch ? maxSearchTotal : maxTotal
  // In the order of its index, or PostgreSQL might read the events themselves.
  const counted = selectMatches(
    channelId,
    filter,
    false,
    count => sql`${isSearch ? sql`order by place` : sql``} limit ${max * count}`,
  )
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    ${foundFirst(channelId, filter)} select
      array(select id from (${page}) as page ${order} limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from (select 1 from (${counted}) as found limit ${max}) as counted) as total`)
  const { ids = [], total = 0 } = rows[0] ?? {}
  return { ids, total: cappedTotal(total, { max, limit, offset, shown: ids.length }) }
}

/** So many are looked at in their order before the index of words is asked, which lists all that have a word. */
const nearEvents = 10_000

/** Null: too few of the first ones have the words, and there are more. */
async function findNearIds(
  db: Db,
  channelId: number,
  filter: EventFilter,
  { sortField, sortDirection, limit, offset }: EventPage,
): Promise<FoundEvents | null> {
  const direction = sql.raw(sortDirection)
  const order = sql`order by place ${direction}, id ${direction}`
  const all = selectMatches(
    channelId,
    { ...filter, look: 'later' },
    sortField === 'name',
    count => sql`${order} limit ${nearEvents * count}`,
  )
  const near = sql`select id, place, word_keys from (${all}) as listed ${order} limit ${nearEvents}`
  const wanted = Math.max(offset + limit, maxSearchTotal)
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (${near}) as e where ${sql.join(byKeys(filter), sql` and `)} ${order} limit ${wanted}`)
  const isEnough = rows.length === wanted || (await count(db, near)) < nearEvents
  if (!isEnough) return null
  const ids = rows.slice(offset, offset + limit).map(({ id }) => id)
  return { ids, total: cappedTotal(rows.length, { max: maxSearchTotal, limit, offset, shown: ids.length }) }
}

async function count(db: Db, selected: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${selected}) as counted`,
  )
  return rows[0]?.count ?? 0
}

/** How many events lie between each two of the given moments, by the index of the earlier one. */
export async function countEventsBetween(
  db: Db,
  channelId: number,
  filter: EventFilter,
  moments: readonly Date[],
): Promise<Map<number, number>> {
  const bounds = sql.param(moments.map(moment => moment.toISOString()))
  const { rows } = await db.execute<{ place: number; count: number }>(sql`
    ${foundFirst(channelId, planned(filter))} select width_bucket(place, ${bounds}::timestamptz[]) as place, count(*)::int as count
    from (${selectMatches(channelId, planned(filter), false)}) as found group by 1`)
  return new Map(rows.map(row => [row.place - 1, row.count]))
}

const nothing = sql`select 0 as id, now() as place, null::int[] as word_keys where false`

/** So many are found by their words and sorted; among more, a page is sooner found by looking from its first on. */
const fewFound = 5_000

interface PlannedFilter extends EventFilter {
  /** Where words are matched: in their index first, at each event in list order, or later by the caller. */
  look: 'by_index' | 'in_order' | 'later'
}

const planned = (filter: EventFilter): PlannedFilter => ({
  ...filter,
  look: isOfFew(filter) ? 'by_index' : 'in_order',
})

function isOfFew({ words }: EventFilter): boolean {
  return words.some(like => like.events <= fewFound)
}

/** For words that few events have: PostgreSQL, which thinks them more frequent, would look at every event in order. */
function foundFirst(channelId: number, filter: PlannedFilter): SQL {
  if (filter.look !== 'by_index') return sql``
  return sql`with found as materialized (
    select e.id, e.channel_id, e.stream_status, e.event_utc_ts, e.sort_name, e.event_category_id, e.location_id,
      e.is_private, e.type, e.cancelled_by
    from ${events} as e where ${sql.join([sql`e.channel_id = ${channelId}`, ...byWords(filter)], sql` and `)})`
}

/** How a branch ends; each event may appear in it this many times. */
type BranchEnd = (times: number) => SQL

/** One branch for each status and sport, so that every branch comes from its index already in order. */
function selectMatches(
  channelId: number,
  filter: PlannedFilter,
  byName: boolean,
  end: BranchEnd = () => sql``,
): SQL {
  const { participantId, groupId, categoryIds, words } = filter
  if (words.some(like => like.words.length === 0)) return nothing
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
  // Two teams of one school may meet: their game counts once.
  const isTwice = participantId === null && groupId !== null
  const all = sql.join(
    branches.map(branch => sql`(${branch} ${end(isTwice ? 2 : 1)})`),
    sql` union all `,
  )
  const columns = sql`place, id${filter.look === 'later' ? sql`, word_keys` : sql``}`
  return isTwice ? sql`select ${columns} from (${all}) as twice group by ${columns}` : all
}

function ofEvents(
  channelId: number,
  filter: PlannedFilter,
  byName: boolean,
  status: StreamStatus,
  categoryId: number | null,
): SQL {
  const conditions = [
    sql`e.channel_id = ${channelId} and e.stream_status = ${status} and not e.is_private`,
    ...between(sql`e.event_utc_ts`, filter),
    ...(categoryId === null ? [] : [sql`e.event_category_id = ${categoryId}`]),
    ...(filter.locationId === null ? [] : [sql`e.location_id = ${filter.locationId}`]),
    ...ofWords(filter),
    ...ofFavorites(filter),
    ...ofDesk(filter),
  ]
  const sortKey = byName ? sql`e.sort_name` : sql`e.event_utc_ts`
  return sql`select e.id, ${sortKey} as place ${keysOf(filter)} from ${eventsOf(filter)} as e
    where ${sql.join(conditions, sql` and `)}`
}

function ofTeams(channelId: number, filter: PlannedFilter, byName: boolean, status: StreamStatus): SQL {
  const { participantId, groupId, categoryIds, locationId } = filter
  const ofEvent = [
    ...(categoryIds === null ? [] : [sql`e.event_category_id in ${[...categoryIds, 0]}`]),
    ...(locationId === null ? [] : [sql`e.location_id = ${locationId}`]),
    ...ofWords(filter),
    ...ofFavorites(filter),
    ...ofDesk(filter),
  ]
  const conditions = [
    sql`p.channel_id = ${channelId} and p.stream_status = ${status} and not p.is_private`,
    ...between(sql`p.event_utc_ts`, filter),
    ...(participantId === null ? [] : [sql`p.participant_id = ${participantId}`]),
    ...(groupId === null ? [] : [sql`p.group_id = ${groupId}`]),
    ...ofEvent,
  ]
  const sortKey = byName ? sql`e.sort_name` : sql`p.event_utc_ts`
  // What was found by its words is those events and no others, without a condition.
  const needsEvent = byName || ofEvent.length > 0 || filter.look !== 'in_order'
  const join = needsEvent ? sql`join ${eventsOf(filter)} as e on e.id = p.event_id` : sql``
  return sql`select p.event_id as id, ${sortKey} as place ${keysOf(filter)} from ${teams} as p ${join}
    where ${sql.join(conditions, sql` and `)}`
}

function between(column: SQL, { from, before }: EventFilter): SQL[] {
  const since = sql`${column} >= ${from.toISOString()}::timestamptz`
  return before ? [since, sql`${column} < ${before.toISOString()}::timestamptz`] : [since]
}

function keysOf({ look }: PlannedFilter): SQL {
  return look === 'later' ? sql`, e.word_keys` : sql``
}

function eventsOf({ look }: PlannedFilter): SQL {
  return look === 'by_index' ? sql`found` : sql`${events}`
}

function ofWords(filter: PlannedFilter): SQL[] {
  return filter.look === 'in_order' ? byKeys(filter) : []
}

/** What nearly all have narrows nothing. */
function narrowing({ words }: EventFilter): LikeWords[] {
  return words.filter(({ events, ofEvents }) => 2 * events < ofEvents)
}

/** As a function no index knows it: the list of all that have a frequent word is longer than the way to a page of them. */
function byKeys({ words }: EventFilter): SQL[] {
  return words.map(like => sql`arrayoverlap(e.word_keys, search_keys(${sql.param(like.words)}::text[]))`)
}

function byWords({ words }: EventFilter): SQL[] {
  return words.map(like => sql`e.search_words && ${sql.param(like.words)}::text[]`)
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

function ofDesk({ desk = {} }: EventFilter): SQL[] {
  return [
    ...(desk.types ? [sql`e.type = any(${sql.param([...desk.types])}::text[])`] : []),
    ...(desk.isCancelled ? [sql`e.cancelled_by is not null`] : []),
    ...(desk.isWithoutCamera
      ? [sql`not exists (select from ${cameras} as way where way.event_id = e.id)`]
      : []),
  ]
}
