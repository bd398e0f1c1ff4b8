import { streamStatuses } from '@grandstand/contract'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import {
  cameras,
  eventMedia,
  events,
  grants,
  mediaFiles,
  orders,
  prerolls,
  refunds,
  slides,
  vodMediaItems,
} from '../../db/tables.ts'

const facts = z.object({
  stream_status: z.enum(streamStatuses),
  is_held: z.boolean(),
  is_in_work: z.boolean(),
})

/** Stays as it is until the transaction ends: what would be bought meanwhile waits, and finds it gone. */
export async function lockRemovalFacts(tx: Tx, channelId: number, eventId: number) {
  const ofEvent = sql`event_id = ${eventId}`
  const { rows } = await tx.execute(sql`
    select stream_status,
      exists (select from ${orders} where ${ofEvent}) or exists (select from ${grants} where ${ofEvent})
        or exists (select from ${refunds} where ${ofEvent}) as is_held,
      exists (select from ${mediaFiles} where ${ofEvent} and state in ('uploading', 'queued', 'processing'))
        or exists (select from ${cameras} where ${ofEvent} and state in ('held', 'live', 'no_picture')) as is_in_work
    from ${events} where channel_id = ${channelId} and id = ${eventId} for update of events`)
  return rows[0] === undefined ? undefined : facts.parse(rows[0])
}

/** The videos that belong only to this event: one film may serve several. */
export async function listOwnVideos(db: Db | Tx, channelId: number, eventId: number): Promise<number[]> {
  const isElsewhere = sql`exists (select from ${eventMedia} other where other.video_id = ${eventMedia.video_id} and other.event_id <> ${eventId})
    or exists (select from ${vodMediaItems} where ${vodMediaItems.video_id} = ${eventMedia.video_id})
    or exists (select from ${prerolls} where ${prerolls.video_id} = ${eventMedia.video_id})
    or exists (select from ${slides} where ${slides.video_id} = ${eventMedia.video_id})`
  const rows = await db
    .selectDistinct({ id: eventMedia.video_id })
    .from(eventMedia)
    .where(
      and(eq(eventMedia.channel_id, channelId), eq(eventMedia.event_id, eventId), sql`not (${isElsewhere})`),
    )
    .limit(1_000)
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** What it was kept by; null: by nobody. */
export async function deleteEventRow(tx: Tx, channelId: number, eventId: number): Promise<string | null> {
  const [row] = await tx
    .delete(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
    .returning({ source_key: events.source_key })
  return row?.source_key ?? null
}
