import { noticeSeconds, sentNoticeKinds, startNoticeMinutes } from '@grandstand/rules'
import { and, eq, exists, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import {
  cameras,
  channels,
  eventMedia,
  eventParticipants,
  events,
  favorites,
  participants,
  pushNotices,
  pushReminders,
  pushSubscriptions,
  scoreChanges,
  users,
  videos,
} from '../../db/tables.ts'

const dueRow = z.object({
  channel_id: z.int(),
  event_id: z.int(),
  kind: z.enum(sentNoticeKinds),
  name: z.string(),
  subscription_id: z.int(),
})
export type DueNotice = z.infer<typeof dueRow>

const maxAtOnce = 5_000

/** One look into an index for each channel, however many devices and games there are. */
export async function listChannelsToNotify(db: Db): Promise<number[]> {
  const devices = db.select().from(pushSubscriptions).where(eq(pushSubscriptions.channel_id, channels.id))
  const rows = await db.select({ id: channels.id }).from(channels).where(exists(devices))
  return rows.map(row => row.id)
}

/** Of which channels, and which of their live games can be watched. */
export interface NoticeScope {
  channelIds: readonly number[]
  watchableIds: readonly number[]
}

/** What happens now in games that everybody may hear of, as `(channel_id, event_id, kind, name)`. */
function happenings({ channelIds, watchableIds }: NoticeScope, now: Date): SQL {
  const ago = (seconds: number) => sql`${new Date(now.getTime() - seconds * 1000).toISOString()}::timestamptz`
  const at = ago(0)
  // Nobody is called to a game that cannot be seen yet.
  const isWatchable = sql`e.stream_status = 'live' and e.id = any(${sql.param([...watchableIds])}::int[])`
  const isTold = sql`not e.is_private and e.cancelled_by is null
    and e.channel_id in ${channelIds}`
  return sql`
    select e.channel_id, e.id as event_id, 'live' as kind, 'live' as name from ${events} as e
    where ${isTold} and ${isWatchable}
      and greatest(e.event_utc_ts, e.updated_at) > ${ago(noticeSeconds.live)}
    union all
    select e.channel_id, e.id, 'picture', 'picture ' || coalesce(
      (select extract(epoch from max(c.state_since))::bigint from ${cameras} as c
        where c.event_id = e.id and c.state = 'live'), 0)
    from ${events} as e
    where ${isTold} and ${isWatchable}
    union all
    select e.channel_id, e.id, 'start', 'start ' || extract(epoch from e.event_utc_ts)::bigint from ${events} as e
    where ${isTold} and e.stream_status = 'upcoming'
      and e.event_utc_ts > ${at} and e.event_utc_ts <= ${ago(-startNoticeMinutes * 60)}
    union all
    select e.channel_id, e.id, 'replay', 'replay' from ${events} as e
    where ${isTold} and e.stream_status = 'finished' and e.event_utc_ts > ${ago(7 * 86_400)}
      and exists (select 1 from ${eventMedia} as m join ${videos} as v on v.id = m.video_id
        where m.event_id = e.id and m.type in ('live', 'vod') and v.state = 'ready'
          and v.ready_at > ${ago(noticeSeconds.replay)})
    union all
    select e.channel_id, e.id, 'goal', 'goal ' || s.participant_id || ' ' || s.score
    from ${scoreChanges} as s join ${events} as e on e.id = s.event_id
    where ${isTold} and e.stream_status = 'live' and s.at > ${ago(noticeSeconds.goal)}
      and s.score > coalesce((select b.score from ${scoreChanges} as b
        where b.event_id = s.event_id and b.participant_id = s.participant_id and b.id < s.id
        order by b.id desc limit 1), 0)
      and s.score <= (select p.score from ${eventParticipants} as p
        where p.event_id = s.event_id and p.participant_id = s.participant_id)`
}

/** Notices still due to users who follow a team or school, or who set a reminder. */
export async function listDueNotices(db: Db, scope: NoticeScope, now: Date): Promise<DueNotice[]> {
  const { rows } = await db.execute(sql`
    with happening as (${happenings(scope, now)}), wanted as (
      select h.*, s.id as subscription_id from happening as h
      join ${pushSubscriptions} as s on s.channel_id = h.channel_id and h.kind = any(s.kinds)
      where s.gone_at is null
        and not (h.kind = 'goal' and (select u.hide_scores from ${users} as u where u.id = s.user_id))
        and exists (
        select 1 from ${eventParticipants} as ep join ${participants} as p on p.id = ep.participant_id
        join ${favorites} as f on f.user_id = s.user_id and f.channel_id = h.channel_id
          and ((f.favoritable_type = 'participant' and f.favoritable_id = p.id)
            or (f.favoritable_type = 'group' and f.favoritable_id = p.group_id))
        where ep.event_id = h.event_id)
      union
      select h.*, r.subscription_id from happening as h
      join ${pushReminders} as r on r.event_id = h.event_id
        and h.kind = case when r.is_of_picture then 'picture' else 'start' end
      join ${pushSubscriptions} as s on s.id = r.subscription_id and s.gone_at is null
    )
    select wanted.* from wanted
    where not exists (select 1 from ${pushNotices} as t where t.subscription_id = wanted.subscription_id
      and t.event_id = wanted.event_id and t.name = wanted.name)
    order by channel_id, event_id, name, subscription_id limit ${maxAtOnce}`)
  return rows.map(row => dueRow.parse(row))
}

/** Those that nobody else has queued meanwhile. */
export async function insertNotices(tx: Tx, due: readonly DueNotice[], now: Date): Promise<number[]> {
  const rows = await tx
    .insert(pushNotices)
    .values(due.map(({ kind: _, ...row }) => ({ ...row, queued_at: now })))
    .onConflictDoNothing()
    .returning({ id: pushNotices.subscription_id })
  return rows.map(row => row.id)
}

/** They wait for it no longer: an encoder that drops and comes back is no news. */
export async function markPictureTold(
  tx: Tx,
  channelId: number,
  eventId: number,
  subscriptionIds: readonly number[],
): Promise<void> {
  await tx
    .update(pushReminders)
    .set({ is_of_picture: false })
    .where(
      and(
        eq(pushReminders.channel_id, channelId),
        eq(pushReminders.event_id, eventId),
        inArray(pushReminders.subscription_id, [...subscriptionIds]),
      ),
    )
}

interface QueuedNotice {
  subscriptionId: number
  eventId: number
  name: string
}

const isQueued = (channelId: number, { subscriptionId, eventId, name }: QueuedNotice) =>
  and(
    eq(pushNotices.channel_id, channelId),
    eq(pushNotices.subscription_id, subscriptionId),
    eq(pushNotices.event_id, eventId),
    eq(pushNotices.name, name),
  )

/** Before sending, so that only one process does. */
export async function claimNotice(
  db: Db,
  channelId: number,
  notice: QueuedNotice,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(pushNotices)
    .set({ sent_at: now })
    .where(and(isQueued(channelId, notice), isNull(pushNotices.sent_at)))
    .returning({ id: pushNotices.subscription_id })
  return rows.length > 0
}

/** Sending failed, and must be repeated. */
export async function releaseNotice(db: Db, channelId: number, notice: QueuedNotice): Promise<void> {
  await db.update(pushNotices).set({ sent_at: null }).where(isQueued(channelId, notice))
}

export async function deleteNoticesBefore(db: Db, at: Date): Promise<void> {
  await db.delete(pushNotices).where(lt(pushNotices.queued_at, at))
}
