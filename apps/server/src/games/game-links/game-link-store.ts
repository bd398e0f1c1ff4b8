import { studioCalls } from '@grandstand/contract'
import { and, asc, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { cameras, events, gameLinks } from '../../db/tables.ts'
import { mayStillCall } from '../../operators/people/index.ts'

/** More than work at one channel's games of a week. */
export const maxGameLinks = 200

/** Its maker knows the secret, so the link stops working when the maker may no longer share the game. */
const works = (now: Date) =>
  and(
    isNull(gameLinks.revoked_at),
    gt(gameLinks.expires_at, now),
    mayStillCall(gameLinks, studioCalls.makeGameLink.by),
  )

/** Those that work, the newest first. */
export function listGameLinkRows(db: Db | Tx, channelId: number, now: Date) {
  return db
    .select({ link: gameLinks, event_name: events.name })
    .from(gameLinks)
    .innerJoin(events, eq(events.id, gameLinks.event_id))
    .where(and(eq(gameLinks.channel_id, channelId), works(now)))
    .orderBy(desc(gameLinks.id))
    .limit(maxGameLinks)
}

export function countGameLinks(db: Db | Tx, channelId: number, now: Date): Promise<number> {
  return db.$count(gameLinks, and(eq(gameLinks.channel_id, channelId), works(now)))
}

/** The one secret that needs no channel: the row names it. */
export async function findGameLinkByToken(db: Db, tokenHash: string, now: Date) {
  const rows = await db
    .select()
    .from(gameLinks)
    .where(and(eq(gameLinks.token_hash, tokenHash), works(now)))
  return rows[0]
}

export async function insertGameLink(db: Db | Tx, row: typeof gameLinks.$inferInsert): Promise<number> {
  const [made] = await db.insert(gameLinks).values(row).returning({ id: gameLinks.id })
  if (!made) throw new Error('A link to a game was not written')
  return made.id
}

export async function touchGameLink(db: Db, linkId: number, now: Date, before: Date): Promise<void> {
  await db
    .update(gameLinks)
    .set({ last_used_at: now })
    .where(
      and(eq(gameLinks.id, linkId), or(isNull(gameLinks.last_used_at), lt(gameLinks.last_used_at, before))),
    )
}

/** Undefined when it has ended, or is another channel's. */
export async function revokeGameLinkRow(db: Db | Tx, channelId: number, linkId: number, now: Date) {
  const rows = await db
    .update(gameLinks)
    .set({ revoked_at: now })
    .where(and(eq(gameLinks.channel_id, channelId), eq(gameLinks.id, linkId), works(now)))
    .returning()
  return rows[0]
}

/** Those that ended before: the log of the channel keeps who made them. */
export async function deleteEndedGameLinks(db: Db, before: Date): Promise<void> {
  await db.delete(gameLinks).where(or(lt(gameLinks.expires_at, before), lt(gameLinks.revoked_at, before)))
}

export async function findEventName(db: Db, channelId: number, eventId: number) {
  const rows = await db
    .select({ name: events.name })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  return rows[0]?.name
}

/** The one that is named, else the oldest: it is the one that everybody sees first. */
export async function findCamera(
  db: Db | Tx,
  channelId: number,
  eventId: number,
  cameraId: number | undefined,
) {
  const rows = await db
    .select({ id: cameras.video_id })
    .from(cameras)
    .where(
      and(
        eq(cameras.channel_id, channelId),
        eq(cameras.event_id, eventId),
        cameraId === undefined ? undefined : eq(cameras.video_id, cameraId),
      ),
    )
    .orderBy(asc(cameras.video_id))
    .limit(1)
  return rows[0]?.id
}
