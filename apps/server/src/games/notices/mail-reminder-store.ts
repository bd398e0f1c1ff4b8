import { startNoticeMinutes } from '@grandstand/rules'
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import { events, mailReminders } from '../../db/tables.ts'
import { isLiveEvent } from './awaited-picture-store.ts'

const maxReminders = 200
const maxAtOnce = 500

interface Reminder {
  user_id: number
  event_id: number
}

const isReminder = (channelId: number, { user_id, event_id }: Reminder) =>
  and(
    eq(mailReminders.channel_id, channelId),
    eq(mailReminders.user_id, user_id),
    eq(mailReminders.event_id, event_id),
  )

/** Of games that are yet to begin, or whose picture is. */
export async function listMailReminderIds(db: Db, channelId: number, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: mailReminders.event_id })
    .from(mailReminders)
    .innerJoin(events, eq(events.id, mailReminders.event_id))
    .where(
      and(
        eq(mailReminders.channel_id, channelId),
        eq(mailReminders.user_id, userId),
        or(
          eq(events.stream_status, 'upcoming'),
          and(eq(events.stream_status, 'live'), eq(mailReminders.is_of_picture, true)),
        ),
      ),
    )
    .orderBy(asc(events.event_utc_ts))
    .limit(maxReminders)
  return rows.map(row => row.id)
}

/** False: there is no such game to be reminded of. */
export async function keepMailReminder(
  db: Db,
  channelId: number,
  reminder: Reminder & { language: string; time_zone?: string | undefined },
): Promise<boolean> {
  const [game] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, reminder.event_id), isOpen))
  if (!game) return false
  const { language, time_zone } = reminder
  const is_of_picture = isLiveEvent(reminder.event_id)
  await db
    .insert(mailReminders)
    .values({ ...reminder, channel_id: channelId, is_of_picture })
    .onConflictDoUpdate({
      target: [mailReminders.user_id, mailReminders.event_id],
      set: { language, time_zone, is_of_picture },
    })
  return true
}

export async function deleteMailReminder(db: Db, channelId: number, reminder: Reminder): Promise<void> {
  await db.delete(mailReminders).where(isReminder(channelId, reminder))
}

/** Reminders not mailed yet, of games that begin soon: at the same time as a notice to a device. */
export function listDueMailReminders(db: Db, now: Date) {
  return db
    .select({ reminder: mailReminders, startsAt: events.event_utc_ts })
    .from(mailReminders)
    .innerJoin(events, eq(events.id, mailReminders.event_id))
    .where(
      and(
        eq(events.stream_status, 'upcoming'),
        isNull(events.cancelled_by),
        isOpen,
        gt(events.event_utc_ts, now),
        lte(events.event_utc_ts, new Date(now.getTime() + startNoticeMinutes * 60_000)),
        sql`${mailReminders.told_start} is distinct from ${events.event_utc_ts}`,
      ),
    )
    .orderBy(asc(events.event_utc_ts))
    .limit(maxAtOnce)
}

/** False: another process sent it. */
export async function markReminded(
  tx: Tx,
  channelId: number,
  reminder: Reminder,
  startsAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(mailReminders)
    .set({ told_start: startsAt })
    .where(
      and(isReminder(channelId, reminder), sql`${mailReminders.told_start} is distinct from ${startsAt}`),
    )
    .returning({ id: mailReminders.event_id })
  return rows.length > 0
}

/** Reminders of games whose picture has come. */
export function listDuePictureReminders(db: Db, watchableIds: readonly number[]) {
  return db
    .select({ reminder: mailReminders })
    .from(mailReminders)
    .innerJoin(events, eq(events.id, mailReminders.event_id))
    .where(
      and(
        eq(mailReminders.is_of_picture, true),
        inArray(mailReminders.event_id, [...watchableIds]),
        eq(events.stream_status, 'live'),
        isNull(events.cancelled_by),
        isOpen,
      ),
    )
    .limit(maxAtOnce)
}

/** False: another process sent it. */
export async function markPictureMailed(tx: Tx, channelId: number, reminder: Reminder): Promise<boolean> {
  const rows = await tx
    .update(mailReminders)
    .set({ is_of_picture: false })
    .where(and(isReminder(channelId, reminder), eq(mailReminders.is_of_picture, true)))
    .returning({ id: mailReminders.event_id })
  return rows.length > 0
}

export async function deleteMailRemindersBefore(db: Db, at: Date): Promise<void> {
  const over = db.select({ id: events.id }).from(events).where(lt(events.event_utc_ts, at))
  await db.delete(mailReminders).where(inArray(mailReminders.event_id, over))
}
