import { streamStatuses } from '@grandstand/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { channels, eventParticipants, events, participants } from '../../db/tables.ts'

/** An event for the operator who runs the night on a terminal, in the channel's language. */
const deskEvent = z.object({
  id: z.int(),
  channel_id: z.int(),
  channel_key: z.string(),
  name: z.string(),
  stream_status: z.enum(streamStatuses),
  is_cancelled: z.boolean(),
  period: z.string().nullable(),
  /** By the clocks of the venue. */
  day: z.string(),
  time: z.string(),
  /** Away before home. */
  teams: z.array(z.object({ participant_id: z.int(), name: z.string(), score: z.int().nullable() })),
})
export type DeskEvent = z.infer<typeof deskEvent>

const maxListed = 500

async function selectDeskEvents(db: Db | Tx, where: SQL, limit: number): Promise<DeskEvent[]> {
  const { rows } = await db.execute(sql`
    select e.id, e.channel_id, c.channel_key, e.sort_name as name, e.stream_status, e.cancelled_by is not null as is_cancelled,
      e.period, to_char(e.event_utc_ts at time zone e.time_zone, 'YYYY-MM-DD') as day,
      to_char(e.event_utc_ts at time zone e.time_zone, 'HH24:MI') as time,
      coalesce((
        select jsonb_agg(jsonb_build_object('participant_id', p.participant_id, 'score', p.score, 'name',
          case jsonb_typeof(t.name) when 'string' then t.name #>> '{}'
            else coalesce(t.name ->> (c.settings ->> 'language'), t.short_name) end) order by p.position)
        from ${eventParticipants} as p join ${participants} as t on t.id = p.participant_id where p.event_id = e.id
      ), '[]') as teams
    from ${events} as e join ${channels} as c on c.id = e.channel_id
    where ${where} order by e.event_utc_ts, e.id limit ${limit}`)
  return z.array(deskEvent).parse(rows)
}

/** Of one channel, or of all: what is live, and what the day holds at its venue. */
export function listDeskEvents(
  db: Db,
  channelId: number | null,
  { day, now }: { day: string | null; now: Date },
): Promise<DeskEvent[]> {
  const near = sql`${day ?? now.toISOString()}::timestamptz`
  const wanted =
    day === null ? sql`(${now.toISOString()}::timestamptz at time zone e.time_zone)::date` : sql`${day}::date`
  return selectDeskEvents(
    db,
    sql`${isOf(channelId)} and (
      (e.event_utc_ts between ${near} - interval '2 days' and ${near} + interval '3 days'
        and (e.event_utc_ts at time zone e.time_zone)::date = ${wanted})
      or (${day === null} and e.stream_status = 'live'))`,
    maxListed,
  )
}

export async function findNextDeskEvent(
  db: Db,
  channelId: number | null,
  now: Date,
): Promise<DeskEvent | undefined> {
  const isNext = sql`e.stream_status = 'upcoming' and e.event_utc_ts > ${now.toISOString()}::timestamptz`
  return (await selectDeskEvents(db, sql`${isOf(channelId)} and ${isNext}`, 1))[0]
}

/** For commands, which name an event and nothing else. */
export async function findDeskEvent(db: Db | Tx, eventId: number): Promise<DeskEvent | undefined> {
  return (await selectDeskEvents(db, sql`e.id = ${eventId}`, 1))[0]
}

function isOf(channelId: number | null): SQL {
  return channelId === null ? sql`true` : sql`e.channel_id = ${channelId}`
}
