import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { eventMedia, eventParticipants, events, grants, mediaFiles, orders } from '../../db/tables.ts'
import { codeEventRow } from './code-event-row.ts'

/** Every event that the channel's files keep begins with it. */
export const codePrefix = 'code:'

/** Whether the channel's files keep it. */
export function isCodeEvent({ source_key }: { source_key: string | null }): boolean {
  return source_key?.startsWith(codePrefix) ?? false
}

/** They stay as they are until the transaction ends. Before the channel's own lock, as whoever moves an event takes them. */
export async function lockCodeEvents(tx: Tx, channelKey: string): Promise<void> {
  await tx.execute(sql`
    select from ${events} where source_key like ${`${codePrefix}%`}
      and channel_id = (select id from channels where channel_key = ${channelKey})
    order by id for no key update`)
}

/** All of them, with what decides about them, by alias. */
export async function listCodeEvents(db: Db | Tx, channelId: number) {
  const { rows } = await db.execute(sql`
    select e.id, substr(e.source_key, ${codePrefix.length + 1}) as alias, e.name, e.type, e.stream_status, e.location_id,
      e.event_category_id, e.event_utc_ts, e.planned_minutes, e.time_zone, e.home_team_id, e.base_price, e.service_fee,
      e.description, e.cancelled_by, e.by_hand,
      array(select p.participant_id from ${eventParticipants} as p where p.event_id = e.id order by p.position) as teams,
      exists (select from ${orders} as o where o.event_id = e.id)
        or exists (select from ${grants} as g where g.event_id = e.id) as is_bought,
      exists (select from ${eventMedia} as m where m.event_id = e.id)
        or exists (select from ${mediaFiles} as f where f.event_id = e.id) as has_media,
      exists (select from ${eventMedia} as m where m.event_id = e.id and m.type in ('vod', 'embedded'))
        or exists (select from ${eventParticipants} as p where p.event_id = e.id and p.score is not null) as was_played
    from ${events} as e
    where e.channel_id = ${channelId} and e.source_key like ${`${codePrefix}%`}
    order by e.source_key`)
  return z.array(codeEventRow).parse(rows)
}

export async function deleteCodeEvents(tx: Tx, channelId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`delete from ${events} where channel_id = ${channelId} and id = any(${sql.param([...ids])}::int[])`,
  )
}

/** The files say what the person said: from now on they say it. */
export async function clearByHand(
  tx: Tx,
  channelId: number,
  agreed: readonly { id: number; part: string }[],
): Promise<void> {
  if (agreed.length === 0) return
  await tx.execute(sql`
    update ${events} as stored set by_hand = array_remove(stored.by_hand, agreed.part)
    from jsonb_to_recordset(${JSON.stringify(agreed)}::jsonb) as agreed(id int, part text)
    where stored.channel_id = ${channelId} and stored.id = agreed.id`)
}
