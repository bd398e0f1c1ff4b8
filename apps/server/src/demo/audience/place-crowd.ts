import { positionOfDate } from '@grandstand/media'
import { momentLeadMs } from '@grandstand/rules'
import { listScoreChanges } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import { findFilm } from './demo-audience-store.ts'

const minuteMs = 60_000
/** The play and the score. */
const againSeconds = 20

interface PlacedCrowd {
  event_media_id: number | null
  seconds: number
  /** Of the last minute, what many look at once more; null: nobody scored. */
  again: { from_seconds: number; to_seconds: number } | null
}

/** Where in its recording the crowd of a live game is; null: this process has none of it. */
export async function placeCrowd(
  ctx: Pick<Context, 'db' | 'recordings'>,
  channelId: number,
  eventId: number,
  at: Date,
): Promise<PlacedCrowd | null> {
  const film = await findFilm(ctx.db, channelId, eventId)
  const recording = film && (await ctx.recordings.find(channelId, film.video_id))
  if (!film || !recording) return null
  const changes = await listScoreChanges(ctx.db, channelId, eventId)
  const scored = changes.findLast(change => change.at <= at && at.getTime() - change.at.getTime() < minuteMs)
  const from = scored && positionOfDate(recording.segments, scored.at.getTime() - momentLeadMs)
  return {
    event_media_id: film.event_media_id,
    seconds: recording.endSeconds,
    again: from == null ? null : { from_seconds: from, to_seconds: from + againSeconds },
  }
}
