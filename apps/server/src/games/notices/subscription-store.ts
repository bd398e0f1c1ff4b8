import { noticeKinds } from '@grandstand/contract'
import { and, asc, desc, eq, inArray, isNull, lt, ne, notExists, notInArray, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import { sqlState } from '../../db/sql-state.ts'
import { events, pushReminders, pushSubscriptions } from '../../db/tables.ts'
import { CallError } from '../../runtime/call-error.ts'
import { isLiveEvent } from './awaited-picture-store.ts'

const kindList = z.array(z.enum(noticeKinds))
/** Of one user; beyond, the oldest goes. */
const maxDevices = 10
const maxReminders = 200

interface DeviceKeys {
  endpoint: string
  p256dh: string
  auth: string
}

export interface DeviceRow extends DeviceKeys {
  language: string
  time_zone?: string | undefined
}

/**
 * A device belongs to its last user. The choices of the previous user are deleted. Its secret proves that it is the same
 * browser: an address alone takes nothing from anybody.
 */
export async function keepDevice(
  tx: Tx,
  channelId: number,
  userId: number,
  { device, now }: { device: DeviceRow; now: Date },
) {
  const { channel_id, endpoint, auth, user_id, id, kinds } = pushSubscriptions
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(channel_id, channelId),
        eq(endpoint, device.endpoint),
        eq(auth, device.auth),
        ne(user_id, userId),
      ),
    )
  const [kept] = await tx
    .insert(pushSubscriptions)
    .values({ ...device, channel_id: channelId, user_id: userId, made_at: now })
    .onConflictDoUpdate({
      target: [channel_id, endpoint],
      set: { ...device, gone_at: null },
      setWhere: eq(user_id, userId),
    })
    .returning({ id, kinds })
  if (!kept) throw new CallError('conflict', { fields: { endpoint: 'belongs to another device' } })
  const newest = tx
    .select({ id })
    .from(pushSubscriptions)
    .where(and(eq(channel_id, channelId), eq(user_id, userId)))
    .orderBy(desc(id))
    .limit(maxDevices)
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(channel_id, channelId), eq(user_id, userId), notInArray(id, newest), ne(id, kept.id)))
  return { id: kept.id, kinds: kindList.parse(kept.kinds) }
}

/**
 * Choices and sent notices move to the new address, even if the push service forgets the old one before the browser
 * reports it. False: the former address is unknown. The browser's worker and its page may both do it, in any order:
 * it is done once.
 */
export async function changeDevice(
  tx: Tx,
  channelId: number,
  former: Pick<DeviceKeys, 'endpoint' | 'auth'>,
  device: DeviceKeys,
): Promise<boolean> {
  const isDevice = ({ endpoint, auth }: typeof former) =>
    and(
      eq(pushSubscriptions.channel_id, channelId),
      eq(pushSubscriptions.endpoint, endpoint),
      eq(pushSubscriptions.auth, auth),
    )
  const { id } = pushSubscriptions
  const [known] = await tx.select({ id }).from(pushSubscriptions).where(isDevice(device))
  if (known) {
    await tx.delete(pushSubscriptions).where(and(isDevice(former), ne(id, known.id)))
    return true
  }
  try {
    const moved = await tx
      .update(pushSubscriptions)
      .set({ ...device, gone_at: null })
      .where(isDevice(former))
      .returning({ id })
    return moved.length > 0
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    throw new CallError('conflict', { fields: { endpoint: 'belongs to another device' } })
  }
}

const uniqueViolation = '23505'

export async function findDevice(db: Db | Tx, channelId: number, userId: number, endpoint: string) {
  const [row] = await db
    .select({ id: pushSubscriptions.id, kinds: pushSubscriptions.kinds })
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.channel_id, channelId),
        eq(pushSubscriptions.user_id, userId),
        eq(pushSubscriptions.endpoint, endpoint),
        isNull(pushSubscriptions.gone_at),
      ),
    )
  return row && { id: row.id, kinds: kindList.parse(row.kinds) }
}

export async function setKinds(
  tx: Tx,
  channelId: number,
  id: number,
  kinds: readonly string[],
): Promise<void> {
  await tx
    .update(pushSubscriptions)
    .set({ kinds: [...new Set(kinds)] })
    .where(and(eq(pushSubscriptions.channel_id, channelId), eq(pushSubscriptions.id, id)))
}

/** Of games that are yet to begin, or whose picture is. */
export async function listReminders(db: Db | Tx, channelId: number, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: pushReminders.event_id })
    .from(pushReminders)
    .innerJoin(events, eq(events.id, pushReminders.event_id))
    .where(
      and(
        eq(pushReminders.channel_id, channelId),
        eq(pushReminders.subscription_id, id),
        or(
          eq(events.stream_status, 'upcoming'),
          and(eq(events.stream_status, 'live'), eq(pushReminders.is_of_picture, true)),
        ),
      ),
    )
    .orderBy(asc(events.event_utc_ts))
    .limit(maxReminders)
  return rows.map(row => row.id)
}

/** False: there is no such game to be reminded of. */
export async function insertReminder(
  tx: Tx,
  channelId: number,
  { id, userId }: { id: number; userId: number },
  eventId: number,
): Promise<boolean> {
  const [game] = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId), isOpen))
  if (!game) return false
  await tx
    .insert(pushReminders)
    .values({
      channel_id: channelId,
      user_id: userId,
      subscription_id: id,
      event_id: eventId,
      is_of_picture: isLiveEvent(eventId),
    })
    .onConflictDoUpdate({
      target: [pushReminders.subscription_id, pushReminders.event_id],
      set: { is_of_picture: isLiveEvent(eventId) },
    })
  return true
}

export async function deleteReminder(tx: Tx, channelId: number, id: number, eventId: number): Promise<void> {
  await tx
    .delete(pushReminders)
    .where(
      and(
        eq(pushReminders.channel_id, channelId),
        eq(pushReminders.subscription_id, id),
        eq(pushReminders.event_id, eventId),
      ),
    )
}

/** And the devices that wanted nothing else. */
export async function deleteRemindersBefore(db: Db, at: Date): Promise<void> {
  const over = db.select({ id: events.id }).from(events).where(lt(events.event_utc_ts, at))
  await db.delete(pushReminders).where(inArray(pushReminders.event_id, over))
  await db.delete(pushSubscriptions).where(isSilent(db))
}

/** A device that wants no notices is not kept. */
export async function deleteSilentDevice(tx: Tx, channelId: number, id: number): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.channel_id, channelId), eq(pushSubscriptions.id, id), isSilent(tx)))
}

function isSilent(db: Db | Tx) {
  const reminders = db
    .select()
    .from(pushReminders)
    .where(eq(pushReminders.subscription_id, pushSubscriptions.id))
  return and(eq(pushSubscriptions.kinds, []), notExists(reminders))
}

export function listDevices(db: Db, channelId: number, ids: readonly number[]) {
  return db
    .select()
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.channel_id, channelId),
        inArray(pushSubscriptions.id, [...ids]),
        isNull(pushSubscriptions.gone_at),
      ),
    )
}

export async function markGone(db: Db, channelId: number, id: number, at: Date): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ gone_at: at })
    .where(and(eq(pushSubscriptions.channel_id, channelId), eq(pushSubscriptions.id, id)))
}

export async function deleteGoneBefore(db: Db, at: Date): Promise<void> {
  await db.delete(pushSubscriptions).where(lt(pushSubscriptions.gone_at, at))
}
