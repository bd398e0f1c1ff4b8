import { roomActions } from '@grandstand/contract'
import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { auditLog, cameraChanges, eventMedia, operators, playbacks } from '../../db/tables.ts'
import { salesOf } from '../../sale/payments/index.ts'

/** Of a channel: what its operators did last is among these. */
const maxActions = 500
const maxChanges = 100
/** One game sells fewer in a channel's currency. */
const maxPayments = 20_000

export async function listGamePayments(db: Db, channelId: number, eventId: number, currency: string) {
  const { rows } = await db.execute<{ at: string; amount: number }>(sql`
    select t.at, (t.total - t.refunded)::int as amount ${salesOf(channelId)}
    and o.event_id = ${eventId} and o.currency = ${currency} order by t.at limit ${maxPayments}`)
  return rows.map(({ at, amount }) => ({ at: new Date(at), amount }))
}

/** Those that have been renewed lately, whether a picture moves in them or not. */
export async function countOpenPlayers(
  db: Db,
  channelId: number,
  eventId: number,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(playbacks)
    .where(
      and(
        eq(playbacks.channel_id, channelId),
        eq(playbacks.event_id, eventId),
        gt(playbacks.seen_at, since),
        isNull(playbacks.left_at),
        isNull(playbacks.replaced_at),
      ),
    )
  return row?.count ?? 0
}

/** The latest first. */
export function listCameraChanges(db: Db, channelId: number, eventId: number) {
  return db
    .select({ state: cameraChanges.state, at: cameraChanges.at, camera: eventMedia.name })
    .from(cameraChanges)
    .leftJoin(eventMedia, eq(eventMedia.video_id, cameraChanges.video_id))
    .where(and(eq(cameraChanges.channel_id, channelId), eq(cameraChanges.event_id, eventId)))
    .orderBy(desc(cameraChanges.id))
    .limit(maxChanges)
}

/** The latest first. */
export function listRoomActions(db: Db, channelId: number, eventId: number) {
  const latest = db
    .select()
    .from(auditLog)
    .where(eq(auditLog.channel_id, channelId))
    .orderBy(desc(auditLog.id))
    .limit(maxActions)
    .as('latest')
  return db
    .select({
      action: latest.action,
      at: latest.at,
      by: sql<string>`coalesce(nullif(${operators.name}, ''), ${latest.operator_email})`,
    })
    .from(latest)
    .leftJoin(operators, eq(operators.id, latest.operator_id))
    .where(
      and(
        eq(latest.target_type, 'event'),
        eq(latest.target_id, eventId),
        inArray(latest.action, [...roomActions]),
      ),
    )
    .orderBy(desc(latest.id))
}
