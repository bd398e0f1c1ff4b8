import type { CameraState } from '@grandstand/contract'
import { type ToldProblem, writeProblem } from '@grandstand/rules'
import { and, eq, getTableColumns, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { eventMedia, events, liveInputs } from '../../db/tables.ts'

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

/** The row stays as it is until the transaction ends. */
export async function lockInput(tx: Tx, channelId: number, eventId: number, videoId: number) {
  const [row] = await tx
    .select()
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

export async function setInputState(
  db: Db | Tx,
  channelId: number,
  videoId: number,
  state: CameraState,
  now: Date,
): Promise<void> {
  await db
    .update(liveInputs)
    .set({ state, state_since: now, ...(state === 'live' && { problem: null, problem_at: null }) })
    .where(and(eq(liveInputs.channel_id, channelId), eq(liveInputs.video_id, videoId)))
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

/** Of all channels: what was live is interrupted. */
export function interruptAll(tx: Tx, now: Date) {
  return tx
    .update(liveInputs)
    .set({ state: 'interrupted', state_since: now })
    .where(eq(liveInputs.state, 'live'))
    .returning({ channel_id: liveInputs.channel_id, event_id: liveInputs.event_id })
}

/** Of all channels: inputs that are open although their event is over. */
export function listInputsOfFinished(db: Db): Promise<LiveInputRow[]> {
  return db
    .select({ input: liveInputs })
    .from(liveInputs)
    .innerJoin(events, eq(events.id, liveInputs.event_id))
    .where(and(inArray(liveInputs.state, ['live', 'interrupted']), eq(events.stream_status, 'finished')))
    .limit(100)
    .then(rows => rows.map(({ input }) => input))
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
