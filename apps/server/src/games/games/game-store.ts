import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { plannedEventRow } from '../../catalogue/events/index.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { eventMedia, eventParticipants, events, grants, orders } from '../../db/tables.ts'

const id = z.int()

/** A game as it is planned, with what decides about it. */
const gameRow = plannedEventRow.extend({ source_key: z.string().nullable(), sort_name: z.string() })
export type GameRow = z.infer<typeof gameRow>

/** In the order of their ids. They stay as they are until the transaction ends; a rehearsal is no game. */
export function lockGames(tx: Tx, channelId: number, ids: readonly number[]): Promise<GameRow[]> {
  const isOne = sql`e.id = any(${sql.param([...ids])}::int[])`
  return selectGames(tx, channelId, isOne, sql`for update of e`)
}

/** In the order of their ids; they may change meanwhile. */
export function listGames(db: Db | Tx, channelId: number, ids: readonly number[]): Promise<GameRow[]> {
  return selectGames(db, channelId, sql`e.id = any(${sql.param([...ids])}::int[])`, sql``)
}

export async function findGame(db: Db | Tx, channelId: number, gameId: number) {
  const [row] = await selectGames(db, channelId, sql`e.id = ${gameId}`, sql``)
  return row
}

/** Those that begin in between, and those that were imported under one of the keys. */
export function listGamesBetween(
  tx: Tx,
  channelId: number,
  { from, to, keys }: { from: Date; to: Date; keys: readonly string[] },
): Promise<GameRow[]> {
  const isNear = sql`e.event_utc_ts between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`
  return selectGames(
    tx,
    channelId,
    sql`(${isNear} or e.source_key = any(${sql.param([...keys])}::text[]))`,
    sql``,
  )
}

/** One at a time imports a season into a channel. */
export async function lockSeason(tx: Tx, channelId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('season'), ${channelId})`)
}

async function selectGames(db: Db | Tx, channelId: number, where: SQL, lock: SQL): Promise<GameRow[]> {
  const { rows } = await db.execute(sql`
    select e.id, e.source_key, e.name, e.sort_name, e.type, e.stream_status, e.location_id, e.event_category_id,
      e.event_utc_ts, coalesce(e.planned_minutes, ceil(extract(epoch from e.ends_at - e.event_utc_ts) / 60)::int)
        as planned_minutes,
      e.time_zone, e.home_team_id, e.base_price, e.service_fee, e.price_from, e.description, e.image_id,
      e.cancelled_by, e.by_hand,
      array(select p.participant_id from ${eventParticipants} as p where p.event_id = e.id order by p.position) as teams,
      exists (select from ${eventMedia} as m where m.event_id = e.id and m.type in ('vod', 'embedded'))
        or exists (select from ${eventParticipants} as p where p.event_id = e.id and p.score is not null) as was_played
    from ${events} as e
    where e.channel_id = ${channelId} and not e.is_private and ${where}
    order by e.id ${lock}`)
  return z.array(gameRow).parse(rows)
}

const held = z.object({ id, buyers: z.int(), gifts: z.int() })

/** Holders of each of these games alone; games without holders are left out. */
export async function listHolders(
  db: Db | Tx,
  channelId: number,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, { buyers: number; gifts: number }>> {
  const isOne = sql`event_id = any(${sql.param([...ids])}::int[])`
  const { rows } = await db.execute(sql`
    select event_id as id, sum(buyers)::int as buyers, sum(gifts)::int as gifts from (
      select event_id, 1 as buyers, 0 as gifts from ${orders}
      where channel_id = ${channelId} and ${isOne} and type = 'event' and status = 'paid'
      union all
      select event_id, 0, 1 from ${grants}
      where channel_id = ${channelId} and ${isOne}
        and (ends_at is null or ends_at > ${now.toISOString()}::timestamptz)
    ) as holders group by event_id`)
  return new Map(
    z
      .array(held)
      .parse(rows)
      .map(({ id: gameId, ...counts }) => [gameId, counts]),
  )
}

/** What a person said of games that the files keep, and no longer say. */
export async function setByHand(
  tx: Tx,
  channelId: number,
  rows: readonly Pick<GameRow, 'id' | 'by_hand'>[],
): Promise<void> {
  await tx.execute(sql`
    update ${events} as stored set by_hand = array(select jsonb_array_elements_text(wanted.by_hand))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(id int, by_hand jsonb)
    where stored.channel_id = ${channelId} and stored.id = wanted.id`)
}

const clash = z.object({ team: id, at: z.coerce.date(), id, name: z.string() })
export type Clash = z.infer<typeof clash>

/** Games that are on, at which one of the teams begins to play at that very moment. */
export async function listClashes(
  tx: Tx,
  channelId: number,
  wanted: readonly { team: number; at: Date }[],
): Promise<Clash[]> {
  if (wanted.length === 0) return []
  const { rows } = await tx.execute(sql`
    select p.participant_id as team, e.event_utc_ts as at, e.id, e.sort_name as name
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(team int, at timestamptz)
    join ${eventParticipants} as p on p.participant_id = wanted.team and p.event_utc_ts = wanted.at
    join ${events} as e on e.id = p.event_id
    where e.channel_id = ${channelId} and e.cancelled_by is null and not e.is_private`)
  return z.array(clash).parse(rows)
}
