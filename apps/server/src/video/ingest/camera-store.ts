import type { CameraState } from '@grandstand/contract'
import { type ReportedProblem, writeProblem } from '@grandstand/rules'
import { and, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { waitsForGo } from '../../catalogue/events/index.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { cameras, eventMedia, events, nodes, storedJournals, videos } from '../../db/tables.ts'
import { goneAfterSeconds } from '../nodes/index.ts'

export type CameraRow = typeof cameras.$inferSelect

export async function insertCamera(
  tx: Tx,
  channelId: number,
  row: Pick<CameraRow, 'video_id' | 'event_id' | 'key_hash' | 'sealed_key' | 'state_since'>,
): Promise<void> {
  await tx.insert(cameras).values({ ...row, channel_id: channelId })
}

const held = { waits_for_go: waitsForGo, is_paused: sql<boolean>`${events.paused_at} is not null` }

const withTimes = {
  camera: cameras,
  stream_status: events.stream_status,
  event_utc_ts: events.event_utc_ts,
  ends_at: events.ends_at,
  is_cancelled: sql<boolean>`${events.cancelled_by} is not null`,
  ...held,
}

/** The only look-up without a channel: the key itself tells it. */
export async function findCameraByKey(db: Db, keyHash: string) {
  const [row] = await db
    .select(withTimes)
    .from(cameras)
    .innerJoin(events, eq(events.id, cameras.event_id))
    .where(eq(cameras.key_hash, keyHash))
  return row
}

/** Of all channels: of games that are live or about to be, in a steady order. */
export function listOpenCameras(
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
    .from(cameras)
    .innerJoin(events, eq(events.id, cameras.event_id))
    .where(or(eq(events.stream_status, 'live'), isNear))
    .orderBy(events.event_utc_ts, cameras.video_id)
    .limit(limit)
}

export function listEventCameras(db: Db | Tx, channelId: number, eventIds: readonly number[]) {
  return db
    .select({ ...getTableColumns(cameras), name: eventMedia.name })
    .from(cameras)
    .innerJoin(eventMedia, eq(eventMedia.video_id, cameras.video_id))
    .where(and(eq(cameras.channel_id, channelId), inArray(cameras.event_id, [...eventIds])))
    .orderBy(cameras.video_id)
}

/** An encoder sends, or is just being let in, at whichever process. */
const isTaken = sql<boolean>`coalesce(${cameras.owner_until} > clock_timestamp(), false) and not ${cameras.is_resting}`

/** The row stays as it is until the transaction ends. */
export async function lockCamera(tx: Tx, channelId: number, eventId: number, videoId: number) {
  const [row] = await tx
    .select({ ...getTableColumns(cameras), is_taken: isTaken })
    .from(cameras)
    .where(
      and(eq(cameras.channel_id, channelId), eq(cameras.event_id, eventId), eq(cameras.video_id, videoId)),
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
  key: Pick<CameraRow, 'key_hash' | 'sealed_key'>,
): Promise<string | undefined> {
  const isIt = and(eq(cameras.channel_id, channelId), eq(cameras.video_id, videoId))
  const [before] = await tx.select({ hash: cameras.key_hash }).from(cameras).where(isIt).for('update')
  await tx.update(cameras).set(key).where(isIt)
  return before?.hash
}

/** By the process that has the camera; false: another has taken it since, and knows better. */
export async function setCameraState(
  db: Db | Tx,
  channelId: number,
  videoId: number,
  { state, epoch, now }: { state: CameraState; epoch: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(cameras)
    .set({
      state,
      state_since: now,
      ...((state === 'live' || state === 'held') && { problem: null, problem_at: null }),
    })
    .where(
      and(eq(cameras.channel_id, channelId), eq(cameras.video_id, videoId), eq(cameras.owner_epoch, epoch)),
    )
    .returning({ id: cameras.video_id })
  return rows.length === 1
}

export async function setCameraProblem(
  db: Db,
  channelId: number,
  videoId: number,
  problem: ReportedProblem,
  now: Date,
): Promise<void> {
  await db
    .update(cameras)
    .set({ problem: writeProblem(problem), problem_at: now })
    .where(and(eq(cameras.channel_id, channelId), eq(cameras.video_id, videoId)))
}

const isSending = inArray(cameras.state, ['held', 'live', 'no_picture'])
const isFree = or(isNull(cameras.owner_until), sql`${cameras.owner_until} < clock_timestamp()`)
/** A database that is away for some seconds makes no camera lost; another process may take one sooner. */
const isLost = or(
  isNull(cameras.owner_until),
  sql`${cameras.owner_until} < clock_timestamp() - interval '4 seconds'`,
)

export async function hasLostCameras(db: Db): Promise<boolean> {
  return (await lostCameras(db).execute()).length > 0
}

const lostCameras = perDb(db =>
  db
    .select({ id: cameras.video_id })
    .from(cameras)
    .where(and(isSending, isLost))
    .limit(1)
    .prepare('lost_cameras'),
)

/** Of all channels: what was live with a process that is gone, or with the one that this one follows, is interrupted. */
export function interruptLost(tx: Tx, { nodeId, now }: { nodeId: string | null; now: Date }) {
  const isOwn = nodeId === null ? undefined : eq(cameras.owner_node, nodeId)
  return tx
    .update(cameras)
    .set({ state: 'interrupted', state_since: now })
    .where(and(isSending, or(isLost, isOwn)))
    .returning({ channel_id: cameras.channel_id, event_id: cameras.event_id })
}

/** A camera that sends, or did until its event is over. */
export interface OpenCamera
  extends Pick<CameraRow, 'channel_id' | 'event_id' | 'video_id' | 'key_hash' | 'state'> {
  owner_epoch: number
  /** This process has it, and an encoder sends. */
  is_sending_here: boolean
  /** Viewers have seen a picture of it. */
  is_recorded: boolean
  stream_status: string
  waits_for_go: boolean
  is_paused: boolean
  /** Its event is over, and this process can end it. */
  is_to_end: boolean
}

/** Of all channels. Asked every second: all that this process does about them is decided from one answer. */
export async function listOpen(
  db: Db,
  { id, site }: { id: string; site: string },
): Promise<readonly OpenCamera[]> {
  return openCameras(db).execute({ id, site })
}

const openCameras = perDb(db => {
  const isOwn = sql`coalesce(${cameras.owner_node} = ${sql.placeholder('id')}, false)`
  // Where nobody lives any more at the site that has it, whoever can read it from the storage ends it.
  const isLeft = sql`not exists (select 1 from ${nodes} where ${nodes.site} = ${videos.site}
    and ${nodes.heartbeat_at} > clock_timestamp() - make_interval(secs => ${goneAfterSeconds}))
    and exists (select 1 from ${storedJournals} where ${storedJournals.video_id} = ${videos.id})`
  const isHere = sql`(coalesce(${videos.site} = ${sql.placeholder('site')}, true) or (${isLeft}))`
  return db
    .select({
      channel_id: cameras.channel_id,
      event_id: cameras.event_id,
      video_id: cameras.video_id,
      key_hash: cameras.key_hash,
      state: cameras.state,
      owner_epoch: cameras.owner_epoch,
      is_sending_here: sql<boolean>`${isOwn} and ${isTaken}`,
      is_recorded: sql<boolean>`${videos.state} <> 'waiting'`,
      stream_status: events.stream_status,
      ...held,
      is_to_end: sql<boolean>`${events.stream_status} = 'finished' and (${isOwn} or (${isFree} and ${isHere}))`,
    })
    .from(cameras)
    .innerJoin(events, eq(events.id, cameras.event_id))
    .innerJoin(videos, eq(videos.id, cameras.video_id))
    .where(inArray(cameras.state, ['held', 'live', 'no_picture', 'interrupted']))
    .limit(10_000)
    .prepare('open_cameras')
})

/** What says whether an event's picture is held back now. */
export async function findHeldFacts(db: Db, channelId: number, eventId: number) {
  const [row] = await db
    .select({ stream_status: events.stream_status, ...held })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  return row
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
