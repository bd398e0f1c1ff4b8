import type { CameraState } from '@grandstand/contract'
import { type ToldProblem, writeProblem } from '@grandstand/rules'
import { and, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { eventMedia, events, liveInputs, videos } from '../../db/tables.ts'

export type LiveInputRow = typeof liveInputs.$inferSelect

export async function insertLiveInput(
  tx: Tx,
  channelId: number,
  row: Pick<LiveInputRow, 'video_id' | 'event_id' | 'key_hash' | 'sealed_key' | 'state_since'>,
): Promise<void> {
  await tx.insert(liveInputs).values({ ...row, channel_id: channelId })
}

const withTimes = {
  input: liveInputs,
  stream_status: events.stream_status,
  event_utc_ts: events.event_utc_ts,
  ends_at: events.ends_at,
  is_cancelled: sql<boolean>`${events.cancelled_by} is not null`,
}

/** The only look-up without a channel: the key itself tells it. */
export async function findInputByKey(db: Db, keyHash: string) {
  const [row] = await db
    .select(withTimes)
    .from(liveInputs)
    .innerJoin(events, eq(events.id, liveInputs.event_id))
    .where(eq(liveInputs.key_hash, keyHash))
  return row
}

/** Of all channels: of games that are live or about to be, in a steady order. */
export function listOpenInputs(
  db: Db,
  { now, startsBefore, limit }: { now: Date; startsBefore: Date; limit: number },
) {
  const isNear = and(
    eq(events.stream_status, 'upcoming'),
    lte(events.event_utc_ts, startsBefore),
    gt(events.ends_at, now),
  )
  return db
    .select(withTimes)
    .from(liveInputs)
    .innerJoin(events, eq(events.id, liveInputs.event_id))
    .where(or(eq(events.stream_status, 'live'), isNear))
    .orderBy(events.event_utc_ts, liveInputs.video_id)
    .limit(limit)
}

export function listInputs(db: Db | Tx, channelId: number, eventIds: readonly number[]) {
  return db
    .select({ ...getTableColumns(liveInputs), name: eventMedia.name })
    .from(liveInputs)
    .innerJoin(eventMedia, eq(eventMedia.video_id, liveInputs.video_id))
    .where(and(eq(liveInputs.channel_id, channelId), inArray(liveInputs.event_id, [...eventIds])))
    .orderBy(liveInputs.video_id)
}

/** An encoder sends, or is just being let in, at whichever process. */
const isTaken = sql<boolean>`coalesce(${liveInputs.owner_until} > clock_timestamp(), false) and not ${liveInputs.is_resting}`

/** The row stays as it is until the transaction ends. */
export async function lockInput(tx: Tx, channelId: number, eventId: number, videoId: number) {
  const [row] = await tx
    .select({ ...getTableColumns(liveInputs), is_taken: isTaken })
    .from(liveInputs)
    .where(
      and(
        eq(liveInputs.channel_id, channelId),
        eq(liveInputs.event_id, eventId),
        eq(liveInputs.video_id, videoId),
      ),
    )
    .for('update')
  return row
}

export async function setCameraName(tx: Tx, channelId: number, videoId: number, name: string): Promise<void> {
  await tx
    .update(eventMedia)
    .set({ name })
    .where(and(eq(eventMedia.channel_id, channelId), eq(eventMedia.video_id, videoId)))
}

/** The hash of the key before; undefined: there is no such camera. */
export async function setStreamKey(
  tx: Tx,
  channelId: number,
  videoId: number,
  key: Pick<LiveInputRow, 'key_hash' | 'sealed_key'>,
): Promise<string | undefined> {
  const isIt = and(eq(liveInputs.channel_id, channelId), eq(liveInputs.video_id, videoId))
  const [before] = await tx.select({ hash: liveInputs.key_hash }).from(liveInputs).where(isIt).for('update')
  await tx.update(liveInputs).set(key).where(isIt)
  return before?.hash
}

/** By the process that has the camera; false: another has taken it since, and knows better. */
export async function setInputState(
  db: Db | Tx,
  channelId: number,
  videoId: number,
  { state, epoch, now }: { state: CameraState; epoch: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(liveInputs)
    .set({ state, state_since: now, ...(state === 'live' && { problem: null, problem_at: null }) })
    .where(
      and(
        eq(liveInputs.channel_id, channelId),
        eq(liveInputs.video_id, videoId),
        eq(liveInputs.owner_epoch, epoch),
      ),
    )
    .returning({ id: liveInputs.video_id })
  return rows.length === 1
}

export async function setInputProblem(
  db: Db,
  channelId: number,
  videoId: number,
  problem: ToldProblem,
  now: Date,
): Promise<void> {
  await db
    .update(liveInputs)
    .set({ problem: writeProblem(problem), problem_at: now })
    .where(and(eq(liveInputs.channel_id, channelId), eq(liveInputs.video_id, videoId)))
}

const isFree = or(isNull(liveInputs.owner_until), sql`${liveInputs.owner_until} < clock_timestamp()`)

/** Of all channels: what was live with a process that is gone, or with the one that this one follows, is interrupted. */
export function interruptLost(tx: Tx, { nodeId, now }: { nodeId: string | null; now: Date }) {
  const isOwn = nodeId === null ? undefined : eq(liveInputs.owner_node, nodeId)
  return tx
    .update(liveInputs)
    .set({ state: 'interrupted', state_since: now })
    .where(and(eq(liveInputs.state, 'live'), or(isFree, isOwn)))
    .returning({ channel_id: liveInputs.channel_id, event_id: liveInputs.event_id })
}

/** Of all channels: inputs that are open although their event is over, as far as this process can end them. */
export function listInputsOfFinished(
  db: Db,
  { id, place }: { id: string; place: string },
): Promise<LiveInputRow[]> {
  const isOwn = eq(liveInputs.owner_node, id)
  const isHere = and(isFree, or(isNull(videos.place), eq(videos.place, place)))
  return db
    .select({ input: liveInputs })
    .from(liveInputs)
    .innerJoin(events, eq(events.id, liveInputs.event_id))
    .innerJoin(videos, eq(videos.id, liveInputs.video_id))
    .where(
      and(
        inArray(liveInputs.state, ['live', 'interrupted']),
        eq(events.stream_status, 'finished'),
        or(isOwn, isHere),
      ),
    )
    .limit(100)
    .then(rows => rows.map(({ input }) => input))
}

/** Of all channels: what this process has and is told to be interrupted; the database was away meanwhile. */
export function listOwnInterrupted(db: Db, nodeId: string): Promise<LiveInputRow[]> {
  return db
    .select()
    .from(liveInputs)
    .where(and(eq(liveInputs.state, 'interrupted'), eq(liveInputs.owner_node, nodeId), isTaken))
    .limit(100)
}

/** Of all channels: the keys that count now, of cameras that are sending. */
export function listLiveKeys(db: Db) {
  return db
    .select({
      channel_id: liveInputs.channel_id,
      video_id: liveInputs.video_id,
      key_hash: liveInputs.key_hash,
    })
    .from(liveInputs)
    .where(eq(liveInputs.state, 'live'))
    .limit(1_000)
}

/** For commands, which name an event and nothing else. */
export async function findChannelOfEvent(db: Db, eventId: number): Promise<number | undefined> {
  const rows = await db.select({ id: events.channel_id }).from(events).where(eq(events.id, eventId))
  return rows[0]?.id
}

/** The live stream has become the replay, or the replay is live again. */
export async function setMediaType(
  tx: Tx,
  channelId: number,
  videoId: number,
  type: 'live' | 'vod',
): Promise<void> {
  await tx
    .update(eventMedia)
    .set({ type })
    .where(and(eq(eventMedia.channel_id, channelId), eq(eventMedia.video_id, videoId)))
}
