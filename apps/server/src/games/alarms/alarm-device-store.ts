import { createHash } from 'node:crypto'
import { studioCalls } from '@grandstand/contract'
import { alarmOverMs, listMakers, redAlarms } from '@grandstand/rules'
import { and, desc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { alarmDevices, alarmPushes, alarms, operators } from '../../db/tables.ts'
import { CallError } from '../../runtime/call-error.ts'

/** Of one operator; beyond, the oldest goes. */
const maxDevices = 10
const maxAtOnce = 1_000

type AlarmDeviceRow = Pick<typeof alarmDevices.$inferInsert, 'endpoint' | 'p256dh' | 'auth' | 'language'>

const isOf = (channelId: number, operatorId: number) =>
  and(eq(alarmDevices.channel_id, channelId), eq(alarmDevices.operator_id, operatorId))

/** Their addresses as hashes: enough for a browser to know itself. */
export async function listAlarmDevices(db: Db, channelId: number, operatorId: number): Promise<string[]> {
  const rows = await db
    .select({ endpoint: alarmDevices.endpoint })
    .from(alarmDevices)
    .where(isOf(channelId, operatorId))
    .limit(maxDevices)
  return rows.map(({ endpoint }) => createHash('sha256').update(endpoint).digest('hex'))
}

/** A device belongs to the operator who used it last; its secret proves that it is the same browser. */
export async function keepAlarmDevice(
  tx: Tx,
  channelId: number,
  operatorId: number,
  device: AlarmDeviceRow & { made_at: Date },
): Promise<void> {
  const { id, channel_id, endpoint, auth, operator_id } = alarmDevices
  await tx
    .delete(alarmDevices)
    .where(
      and(
        eq(channel_id, channelId),
        eq(endpoint, device.endpoint),
        eq(auth, device.auth),
        ne(operator_id, operatorId),
      ),
    )
  const [kept] = await tx
    .insert(alarmDevices)
    .values({ ...device, channel_id: channelId, operator_id: operatorId })
    .onConflictDoUpdate({
      target: [channel_id, endpoint],
      set: { p256dh: device.p256dh, auth: device.auth, language: device.language },
      setWhere: eq(operator_id, operatorId),
    })
    .returning({ id })
  if (!kept) throw new CallError('conflict', { fields: { endpoint: 'belongs to another device' } })
  const newest = tx
    .select({ id })
    .from(alarmDevices)
    .where(isOf(channelId, operatorId))
    .orderBy(desc(id))
    .limit(maxDevices)
  await tx
    .delete(alarmDevices)
    .where(and(isOf(channelId, operatorId), notInArray(id, newest), ne(id, kept.id)))
}

export async function deleteAlarmDevice(
  tx: Tx,
  channelId: number,
  operatorId: number,
  endpoint: string,
): Promise<void> {
  await tx.delete(alarmDevices).where(and(isOf(channelId, operatorId), eq(alarmDevices.endpoint, endpoint)))
}

/** One that its push service knows no more. */
export async function forgetAlarmDevice(db: Db, channelId: number, id: number): Promise<void> {
  await db.delete(alarmDevices).where(and(eq(alarmDevices.channel_id, channelId), eq(alarmDevices.id, id)))
}

const duePush = z.object({
  channel_id: z.int(),
  alarm_id: z.int(),
  device_id: z.int(),
  state: z.enum(['open', 'over']),
})
export type DuePush = z.infer<typeof duePush>

/**
 * What devices do not know yet: alarms that began since they asked for them, or began again after they were told that they are
 * over; and that an alarm is over which they were told of. Only of operators who may ask for it in this channel now.
 */
export async function listDuePushes(db: Db, now: Date): Promise<DuePush[]> {
  const overSince = new Date(now.getTime() - alarmOverMs).toISOString()
  const { rows } = await db.execute(sql`
    with device as (
      select d.* from ${alarmDevices} as d
      join ${operators} as o on o.id = d.operator_id and coalesce(o.channel_id, d.channel_id) = d.channel_id
        and o.role in ${[...listMakers(studioCalls.setAlarmDevice.by)]})
    select a.channel_id, a.id as alarm_id, d.id as device_id, 'open' as state
    from device as d
    join ${alarms} as a on a.channel_id = d.channel_id and a.closed_at is null
      and a.kind in ${[...redAlarms]} and a.opened_at >= d.made_at
    left join ${alarmPushes} as p on p.alarm_id = a.id and p.device_id = d.id
    where p.state is distinct from 'open'
    union all
    select a.channel_id, a.id, d.id, 'over'
    from device as d
    join ${alarmPushes} as p on p.device_id = d.id and p.state = 'open' and p.sent_at is not null
    join ${alarms} as a on a.id = p.alarm_id and a.closed_at <= ${overSince}::timestamptz
    order by alarm_id, device_id limit ${maxAtOnce}`)
  return rows.map(row => duePush.parse(row))
}

/** Those that nobody else has queued meanwhile. */
export async function queuePushes(tx: Tx, due: readonly DuePush[]): Promise<number[]> {
  const rows = await tx
    .insert(alarmPushes)
    .values([...due])
    .onConflictDoUpdate({
      target: [alarmPushes.alarm_id, alarmPushes.device_id],
      set: { state: sql`excluded.state`, sent_at: null },
      setWhere: sql`${alarmPushes.state} <> excluded.state`,
    })
    .returning({ id: alarmPushes.device_id })
  return rows.map(row => row.id)
}

const isPush = (channelId: number, { alarm_id, device_id, state }: Omit<DuePush, 'channel_id'>) =>
  and(
    eq(alarmPushes.channel_id, channelId),
    eq(alarmPushes.alarm_id, alarm_id),
    eq(alarmPushes.device_id, device_id),
    eq(alarmPushes.state, state),
  )

/** Before sending, so that only one process does. */
export async function claimPush(
  db: Db,
  channelId: number,
  push: Omit<DuePush, 'channel_id'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(alarmPushes)
    .set({ sent_at: now })
    .where(and(isPush(channelId, push), isNull(alarmPushes.sent_at)))
    .returning({ id: alarmPushes.device_id })
  return rows.length > 0
}

/** Those that nobody sent, since it is no longer so. */
export async function dropPushes(
  db: Db,
  channelId: number,
  { alarm_id, state }: Pick<DuePush, 'alarm_id' | 'state'>,
): Promise<void> {
  await db
    .delete(alarmPushes)
    .where(
      and(
        eq(alarmPushes.channel_id, channelId),
        eq(alarmPushes.alarm_id, alarm_id),
        eq(alarmPushes.state, state),
        isNull(alarmPushes.sent_at),
      ),
    )
}

/** Sending failed, and must be repeated. */
export async function releasePush(
  db: Db,
  channelId: number,
  push: Omit<DuePush, 'channel_id'>,
): Promise<void> {
  await db.update(alarmPushes).set({ sent_at: null }).where(isPush(channelId, push))
}

export function listDevicesToPush(db: Db, channelId: number, ids: readonly number[]) {
  return db
    .select()
    .from(alarmDevices)
    .where(and(eq(alarmDevices.channel_id, channelId), inArray(alarmDevices.id, [...ids])))
}
