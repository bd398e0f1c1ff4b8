import { type EventChange, streamStatuses } from '@grandstand/contract'
import { z } from 'zod'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { HeardChanges } from '../../context/event-feed.ts'
import { describePicture } from './describe-picture.ts'
import { listEventStates, readChangedEvents } from './event-change-store.ts'
import { archiveStart } from './read-filter.ts'
import { toSeconds } from './to-seconds.ts'

const streamStatus = z.enum(streamStatuses)
/** Clients that missed more reload the lists at less cost. */
const maxChanges = 200

/** What events that changed after the cursor are now. */
export async function readEventChanges(
  ctx: Pick<Context, 'db' | 'now'>,
  channel: Channel,
  after: number,
): Promise<HeardChanges> {
  const { cursor, oldest, ids } = await readChangedEvents(ctx.db, channel.id, after, maxChanges + 1)
  const nothing = { cursor, items: [], privately: [] }
  if (after === cursor) return { ...nothing, is_complete: true }
  const isKept = after < cursor && oldest !== null && oldest <= after + 1
  if (!isKept || ids.length > maxChanges) return { ...nothing, is_complete: false }
  const states = await listEventStates(ctx.db, channel.id, ids, archiveStart(channel))
  const now = ctx.now()
  return {
    cursor,
    is_complete: true,
    items: states.filter(state => !state.is_private).map(state => describe(channel, state, now)),
    privately: states.filter(state => state.is_private).map(state => describe(channel, state, now)),
  }
}

function describe(
  channel: Channel,
  state: Awaited<ReturnType<typeof listEventStates>>[number],
  now: Date,
): EventChange {
  const stream_status = streamStatus.parse(state.stream_status)
  return {
    id: state.id,
    stream_status,
    is_cancelled: state.is_cancelled,
    event_utc_ts: toSeconds(state.event_utc_ts),
    period: state.period,
    clock: state.clock,
    ...describePicture(channel, stream_status, state),
    is_paused: state.is_paused,
    changed_at: now.toISOString(),
    scores: state.scores.map(({ participant_id, score }) => ({ participant_id, score })),
  }
}
