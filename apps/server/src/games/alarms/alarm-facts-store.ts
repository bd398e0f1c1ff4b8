import {
  and,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import { perDb } from '../../db/per-db.ts'
import { cameraSignals, cameras, eventMedia, events, orders } from '../../db/tables.ts'

/** Of all channels: games that are live without a camera. Asked every few seconds. */
export function listLiveWithoutCamera(db: Db) {
  return liveWithoutCamera(db).execute()
}

const liveWithoutCamera = perDb(db =>
  db
    .select({
      channel_id: events.channel_id,
      event_id: events.id,
      starts_at: events.event_utc_ts,
      ends_at: events.ends_at,
      has_other_picture: sql<boolean>`${exists(otherPictures(db))}`,
    })
    .from(events)
    .where(
      and(
        isOpen,
        isNull(events.cancelled_by),
        eq(events.stream_status, 'live'),
        notExists(db.select({ id: cameras.video_id }).from(cameras).where(eq(cameras.event_id, events.id))),
      ),
    )
    .orderBy(events.id)
    .limit(5_000)
    .prepare('live_without_camera'),
)

/** A player of another site, or a file. */
const otherPictures = (db: Db) =>
  db
    .select({ id: eventMedia.id })
    .from(eventMedia)
    .where(and(eq(eventMedia.event_id, events.id), inArray(eventMedia.type, ['embedded', 'vod'])))

/** Of all channels: the cameras of games that are live, or begin before then. Asked every few seconds. */
export function listCalledFor(db: Db, { now, startsBefore }: { now: Date; startsBefore: Date }) {
  return calledFor(db).execute({ now, startsBefore })
}

const calledFor = perDb(db =>
  db
    .select({
      channel_id: events.channel_id,
      event_id: events.id,
      stream_status: events.stream_status,
      starts_at: events.event_utc_ts,
      ends_at: events.ends_at,
      has_other_picture: sql<boolean>`${exists(otherPictures(db))}`,
      video_id: cameras.video_id,
      state: cameras.state,
      state_since: cameras.state_since,
      problem: cameras.problem,
      problem_at: cameras.problem_at,
      signal: getTableColumns(cameraSignals),
    })
    .from(cameras)
    .innerJoin(events, eq(events.id, cameras.event_id))
    .leftJoin(cameraSignals, eq(cameraSignals.video_id, cameras.video_id))
    .where(
      and(
        isOpen,
        isNull(events.cancelled_by),
        or(
          eq(events.stream_status, 'live'),
          and(
            eq(events.stream_status, 'upcoming'),
            lte(events.event_utc_ts, sql.placeholder('startsBefore')),
            gt(events.ends_at, sql.placeholder('now')),
          ),
        ),
      ),
    )
    .orderBy(cameras.video_id)
    .limit(5_000)
    .prepare('called_for'),
)

/** Channels with payments of unknown outcome, as the health of payments counts them. */
export async function listUnsettledChannels(db: Db, before: Date): Promise<number[]> {
  return (await unsettledChannels(db).execute({ before })).map(({ channel_id }) => channel_id)
}

const unsettledChannels = perDb(db =>
  db
    .selectDistinct({ channel_id: orders.channel_id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'created'),
        isNotNull(orders.attempted_at),
        lt(orders.created_at, sql.placeholder('before')),
        sql`${orders.payment_state} is distinct from 'needs_action'`,
      ),
    )
    .prepare('unsettled_channels'),
)
