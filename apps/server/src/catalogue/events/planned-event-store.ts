import type { PriceSource, passKinds } from '@grandstand/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../db/connection.ts'
import type { StoredText } from '../../db/stored-text.ts'
import { eventParticipants, events, participants } from '../../db/tables.ts'

/** What somebody plans of an event, in ids: the channel's files, an operator, or a season that is imported. */
export interface PlannedEvent {
  id: number
  name: StoredText
  sort_name: string
  type: (typeof passKinds)[number]
  stream_status: string
  location_id: number | null
  event_category_id: number
  event_utc_ts: Date
  planned_minutes: number
  time_zone: string
  home_team_id: number | null
  base_price: number
  service_fee: number
  price_from: PriceSource
  description: StoredText
  image_id: number | null
  cancelled_by: 'code' | 'operator' | null
  /** Away before home. */
  teams: readonly number[]
}

export interface NewPlannedEvent extends PlannedEvent {
  source_key: string | null
}

/** For rows that are written together with what refers to them. */
export async function reserveEventIds(tx: Tx, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await tx.execute(
    sql`select nextval(pg_get_serial_sequence('events', 'id'))::int as id from generate_series(1, ${count}::int)`,
  )
  return readIds(rows)
}

const plannedColumns = sql`as wanted(id int, source_key text, name jsonb, sort_name text, type text, stream_status text,
  location_id int, event_category_id int, event_utc_ts timestamptz, planned_minutes int, time_zone text, home_team_id int,
  base_price int, service_fee int, price_from text, description jsonb, image_id int,
  cancelled_by text)`

/** The ids of those that are new. */
export async function insertPlannedEvents(
  tx: Tx,
  channelId: number,
  wanted: readonly NewPlannedEvent[],
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.execute(sql`
    insert into ${events} (id, channel_id, source_key, name, sort_name, type, stream_status, location_id,
      event_category_id, event_utc_ts, ends_at, planned_minutes, time_zone, home_team_id, base_price, service_fee,
      price_from, description, image_id, cancelled_by, updated_at)
    overriding system value
    select id, ${channelId}, source_key, name, sort_name, type, stream_status, location_id, event_category_id,
      event_utc_ts, event_utc_ts + make_interval(mins => planned_minutes), planned_minutes, time_zone, home_team_id,
      base_price, service_fee, price_from, description, image_id, cancelled_by, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) ${plannedColumns}
    returning id`)
  return readIds(rows)
}

/** The ids of those that changed. An end that was put off stays, unless the plan itself is another. */
export async function updatePlannedEvents(
  tx: Tx,
  channelId: number,
  wanted: readonly PlannedEvent[],
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
      base_price = wanted.base_price, service_fee = wanted.service_fee,
      price_from = wanted.price_from, description = wanted.description, image_id = wanted.image_id,
      cancelled_by = wanted.cancelled_by, updated_at = ${now.toISOString()}::timestamptz, sequence = stored.sequence + 1
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) ${plannedColumns}
    where stored.channel_id = ${channelId} and stored.id = wanted.id
      and (stored.name, stored.sort_name, stored.type, stored.stream_status, stored.location_id,
        stored.event_category_id, stored.event_utc_ts, stored.planned_minutes, stored.time_zone, stored.home_team_id,
        stored.base_price, stored.service_fee, stored.price_from, stored.description, stored.image_id,
        stored.cancelled_by)
      is distinct from (wanted.name, wanted.sort_name, wanted.type, wanted.stream_status, wanted.location_id,
        wanted.event_category_id, wanted.event_utc_ts, wanted.planned_minutes, wanted.time_zone, wanted.home_team_id,
        wanted.base_price, wanted.service_fee, wanted.price_from, wanted.description, wanted.image_id,
        wanted.cancelled_by)
    returning stored.id`)
  return readIds(rows)
}

/** Sets the teams; a team that stays keeps its score. Returns the ids of events whose teams changed. */
export async function replacePlannedTeams(
  tx: Tx,
  channelId: number,
  wanted: readonly Pick<PlannedEvent, 'id' | 'teams'>[],
): Promise<number[]> {
  const sides = wanted.flatMap(({ id, teams }) => teams.map((team, position) => ({ id, team, position })))
  const { rows } = await tx.execute(sql`
    with kept as (
      select id, stream_status, event_utc_ts, is_private from ${events}
      where channel_id = ${channelId} and id = any(${sql.param(wanted.map(({ id }) => id))}::int[])
    ), sides as (
      select kept.id as event_id, p.id as participant_id, p.group_id, kept.stream_status, kept.event_utc_ts,
        kept.is_private, side.position
      from jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as side(id int, team int, position int)
      join kept on kept.id = side.id
      join ${participants} as p on p.id = side.team and p.channel_id = ${channelId}
    ), gone as (
      delete from ${eventParticipants} as stored using kept
      where stored.event_id = kept.id and not exists (
        select from sides where sides.event_id = stored.event_id and sides.participant_id = stored.participant_id)
      returning stored.event_id
    ), put as (
      insert into ${eventParticipants} as stored
        (event_id, participant_id, channel_id, group_id, stream_status, event_utc_ts, is_private, position)
      select event_id, participant_id, ${channelId}, group_id, stream_status, event_utc_ts, is_private, position from sides
      on conflict (event_id, participant_id) do update set position = excluded.position
      where stored.position <> excluded.position
      returning stored.event_id
    )
    select event_id as id from gone union select event_id as id from put`)
  return readIds(rows)
}

function readIds(rows: unknown[]): number[] {
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id)
}
