import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import type { StoredText } from '../../db/stored-text.ts'
import {
  eventMedia,
  eventParticipants,
  events,
  grants,
  mediaFiles,
  orders,
  participants,
} from '../../db/tables.ts'
import { codeEventRow } from './code-event-row.ts'

/** Every event that the channel's files keep begins with it. */
const sourcePrefix = 'code:'

/** What the files say of an event, in ids. */
export interface CodeEvent {
  alias: string
  name: StoredText
  sort_name: string
  type: string
  stream_status: string
  location_id: number | null
  event_category_id: number
  event_utc_ts: Date
  planned_minutes: number
  time_zone: string
  home_team_id: number | null
  base_price: number
  service_fee: number
  description: StoredText
  cancelled_by: 'code' | 'operator' | null
  /** Away before home. */
  teams: readonly number[]
}

/** They stay as they are until the transaction ends. Before the channel's own lock, as whoever moves an event takes them. */
export async function lockCodeEvents(tx: Tx, channelKey: string): Promise<void> {
  await tx.execute(sql`
    select from ${events} where source_key like ${`${sourcePrefix}%`}
      and channel_id = (select id from channels where channel_key = ${channelKey})
    order by id for no key update`)
}

/** All of them, with what decides about them, by alias. */
export async function listCodeEvents(db: Db | Tx, channelId: number) {
  const { rows } = await db.execute(sql`
    select e.id, substr(e.source_key, ${sourcePrefix.length + 1}) as alias, e.name, e.type, e.stream_status, e.location_id,
      e.event_category_id, e.event_utc_ts, e.planned_minutes, e.time_zone, e.home_team_id, e.base_price, e.service_fee,
      e.description, e.cancelled_by,
      array(select p.participant_id from ${eventParticipants} as p where p.event_id = e.id order by p.position) as teams,
      exists (select from ${orders} as o where o.event_id = e.id)
        or exists (select from ${grants} as g where g.event_id = e.id) as is_bought,
      exists (select from ${eventMedia} as m where m.event_id = e.id)
        or exists (select from ${mediaFiles} as f where f.event_id = e.id) as has_media,
      exists (select from ${eventMedia} as m where m.event_id = e.id and m.type in ('vod', 'embedded'))
        or exists (select from ${eventParticipants} as p where p.event_id = e.id and p.score is not null) as was_played
    from ${events} as e
    where e.channel_id = ${channelId} and e.source_key like ${`${sourcePrefix}%`}
    order by e.source_key`)
  return z.array(codeEventRow).parse(rows)
}

const wantedColumns = sql`as wanted(alias text, name jsonb, sort_name text, type text, stream_status text, location_id int,
  event_category_id int, event_utc_ts timestamptz, planned_minutes int, time_zone text, home_team_id int, base_price int,
  service_fee int, description jsonb, cancelled_by text)`

/** The ids of those that are new. */
export async function insertCodeEvents(
  tx: Tx,
  channelId: number,
  wanted: readonly CodeEvent[],
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.execute(sql`
    insert into ${events} (channel_id, source_key, name, sort_name, type, stream_status, location_id, event_category_id,
      event_utc_ts, ends_at, planned_minutes, time_zone, home_team_id, base_price, service_fee, description, cancelled_by,
      updated_at)
    select ${channelId}, ${sourcePrefix} || alias, name, sort_name, type, stream_status, location_id, event_category_id,
      event_utc_ts, event_utc_ts + make_interval(mins => planned_minutes), planned_minutes, time_zone, home_team_id,
      base_price, service_fee, description, cancelled_by, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) ${wantedColumns}
    returning id`)
  return readIds(rows)
}

/** The ids of those that changed. An end that was put off stays, unless the plan itself is another. */
export async function updateCodeEvents(
  tx: Tx,
  channelId: number,
  wanted: readonly CodeEvent[],
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.execute(sql`
    update ${events} as stored set name = wanted.name, sort_name = wanted.sort_name, type = wanted.type,
      stream_status = wanted.stream_status, location_id = wanted.location_id,
      event_category_id = wanted.event_category_id, event_utc_ts = wanted.event_utc_ts,
      ends_at = case
        when stored.event_utc_ts = wanted.event_utc_ts and stored.planned_minutes = wanted.planned_minutes
        then stored.ends_at
        else wanted.event_utc_ts + make_interval(mins => wanted.planned_minutes)
      end,
      planned_minutes = wanted.planned_minutes, time_zone = wanted.time_zone, home_team_id = wanted.home_team_id,
      base_price = wanted.base_price, service_fee = wanted.service_fee, description = wanted.description,
      cancelled_by = wanted.cancelled_by, updated_at = ${now.toISOString()}::timestamptz, sequence = stored.sequence + 1
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) ${wantedColumns}
    where stored.channel_id = ${channelId} and stored.source_key = ${sourcePrefix} || wanted.alias
      and (stored.name, stored.sort_name, stored.type, stored.stream_status, stored.location_id,
        stored.event_category_id, stored.event_utc_ts, stored.planned_minutes, stored.time_zone, stored.home_team_id,
        stored.base_price, stored.service_fee, stored.description, stored.cancelled_by)
      is distinct from (wanted.name, wanted.sort_name, wanted.type, wanted.stream_status, wanted.location_id,
        wanted.event_category_id, wanted.event_utc_ts, wanted.planned_minutes, wanted.time_zone, wanted.home_team_id,
        wanted.base_price, wanted.service_fee, wanted.description, wanted.cancelled_by)
    returning stored.id`)
  return readIds(rows)
}

/** Who plays; a team that stays keeps its score. The ids of events whose teams changed. */
export async function replaceCodeTeams(
  tx: Tx,
  channelId: number,
  wanted: readonly CodeEvent[],
): Promise<number[]> {
  const sides = wanted.flatMap(({ alias, teams }) =>
    teams.map((team, position) => ({ alias, team, position })),
  )
  const { rows } = await tx.execute(sql`
    with kept as (
      select id, substr(source_key, ${sourcePrefix.length + 1}) as alias, stream_status, event_utc_ts from ${events}
      where channel_id = ${channelId} and source_key in (
        select ${sourcePrefix} || alias from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) ${wantedColumns})
    ), sides as (
      select kept.id as event_id, p.id as participant_id, p.group_id, kept.stream_status, kept.event_utc_ts, side.position
      from jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as side(alias text, team int, position int)
      join kept on kept.alias = side.alias
      join ${participants} as p on p.id = side.team and p.channel_id = ${channelId}
    ), gone as (
      delete from ${eventParticipants} as stored using kept
      where stored.event_id = kept.id and not exists (
        select from sides where sides.event_id = stored.event_id and sides.participant_id = stored.participant_id)
      returning stored.event_id
    ), put as (
      insert into ${eventParticipants} as stored
        (event_id, participant_id, channel_id, group_id, stream_status, event_utc_ts, position)
      select event_id, participant_id, ${channelId}, group_id, stream_status, event_utc_ts, position from sides
      on conflict (event_id, participant_id) do update set position = excluded.position
      where stored.position <> excluded.position
      returning stored.event_id
    )
    select event_id as id from gone union select event_id as id from put`)
  return readIds(rows)
}

export async function deleteCodeEvents(tx: Tx, channelId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`delete from ${events} where channel_id = ${channelId} and id = any(${sql.param([...ids])}::int[])`,
  )
}

function readIds(rows: unknown[]): number[] {
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id)
}
