import type { Event } from '@grandstand/contract'
import { findDate } from '@grandstand/media'
import { findBoard } from '@grandstand/rules'
import { listScoreChanges } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import { findDating } from '../../video/nodes/index.ts'
import type { ClipRow } from './clip-store.ts'

/**
 * The game as it stood at the end of a clip, without a score where nobody knows when the clip was filmed; as it stands now where
 * nobody has written down how its score came about.
 */
export async function setBack(
  ctx: Pick<Context, 'db' | 'recordings'>,
  event: Event,
  { channel_id, video_id, start_seconds, duration_seconds }: ClipRow,
): Promise<Event> {
  const recording = await ctx.recordings.find(channel_id, video_id)
  const dating = await findDating(ctx.db, channel_id, video_id)
  const dateMs = recording && findDate(recording.segments, start_seconds + duration_seconds, dating)
  const changes = await listScoreChanges(ctx.db, channel_id, event.id)
  if (changes.length === 0) return event
  const board = dateMs === null ? new Map<number, number>() : findBoard(changes, new Date(dateMs))
  const participants = event.participants.map(team => ({ ...team, score: board.get(team.id) ?? null }))
  return { ...event, participants }
}
