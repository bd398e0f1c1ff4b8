import { streamStatuses } from '@grandstand/contract'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import { events, mailReminders } from '../../db/tables.ts'

/** A reminder that is set while the game is live is one of its picture. */
export const isLiveEvent = (eventId: number): SQL<boolean> =>
  sql<boolean>`exists (select from ${events} as e where e.id = ${eventId} and e.stream_status = 'live')`

const isOn = and(eq(events.stream_status, 'live'), isNull(events.cancelled_by), isOpen)
const streamStatus = z.enum(streamStatuses)

/** Live games that everybody may hear of. */
export async function listLiveGames(db: Db, channelIds: readonly number[]) {
  const rows = await db
    .select({ id: events.id, channel_id: events.channel_id, stream_status: events.stream_status })
    .from(events)
    .where(and(inArray(events.channel_id, [...channelIds]), isOn))
  return rows.map(row => ({ ...row, stream_status: streamStatus.parse(row.stream_status) }))
}

/** Where somebody waits for a mail about a picture. */
export async function listAwaitingChannels(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: mailReminders.channel_id })
    .from(mailReminders)
    .innerJoin(events, eq(events.id, mailReminders.event_id))
    .where(and(eq(mailReminders.is_of_picture, true), isOn))
  return rows.map(({ id }) => id)
}
