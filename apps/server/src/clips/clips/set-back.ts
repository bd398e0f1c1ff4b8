import type { Event } from '@grandstand/contract'
import { findDate } from '@grandstand/media'
import { findBoard } from '@grandstand/rules'
import { listScoreChanges } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import type { ClipRow } from './clip-store.ts'

/** The game as it stood at the end of a clip; as it stands now where nobody has written down how its score came about. */
export async function setBack(
  ctx: Pick<Context, 'db' | 'recordings'>,
  event: Event,
  { channel_id, video_id, start_seconds, duration_seconds }: ClipRow,
): Promise<Event> {
  const recording = await ctx.recordings.find(channel_id, video_id)
  const dateMs = recording && findDate(recording.segments, start_seconds + duration_seconds)
  if (dateMs === null) return event
  const board = findBoard(await listScoreChanges(ctx.db, channel_id, event.id), new Date(dateMs))
  const participants = event.participants.map(team => ({ ...team, score: board.get(team.id) ?? null }))
  return board.size === 0 ? event : { ...event, participants }
}
