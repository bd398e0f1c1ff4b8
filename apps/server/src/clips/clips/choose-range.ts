import type { Body, calls } from '@grandstand/contract'
import { sourceRung } from '@grandstand/media'
import { chooseCutSource, findClipVideo, isWithin } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { OwnClipAsked } from './change-own-clip.ts'
import { checkStretch } from './check-clip.ts'
import { readClipState } from './clip-state-store.ts'
import type { ClipChange, ClipRow } from './clip-store.ts'
import { openCut } from './open-cut.ts'

export interface ChosenRange {
  sourceId: number
  change: ClipChange
  /** Refuses, or returns the month that the new stretch counts in; null: the clip has that stretch already. */
  countCut: ((tx: Tx) => Promise<string>) | null
}

/**
 * Another range is cut from the game, or where that is gone from what the clip has kept. What the game shows beyond the clip
 * needs all that a new clip needs. Null: the range stays.
 */
export async function chooseRange(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters'>,
  asked: OwnClipAsked & { ip: string; body: Body<typeof calls.changeClip> },
  clip: ClipRow,
): Promise<ChosenRange | null> {
  const { start_time = clip.start_seconds, duration = clip.duration_seconds } = asked.body
  if (start_time === clip.start_seconds && duration === clip.duration_seconds) return null
  const state = await readClipState(ctx.db, clip)
  const sourceId = chooseCutSource(state)
  if (sourceId === null) throw new CallError('conflict')
  const source = findClipVideo(state, 'source')
  const isOfGame = source?.id === sourceId && !source.isOwned
  const range = { startSeconds: start_time, durationSeconds: duration }
  const had = { startSeconds: clip.start_seconds, durationSeconds: clip.duration_seconds }
  const { id, event_id, event_media_id } = clip
  const isNew = isOfGame && !isWithin(range, had)
  const opened = isNew ? await openCut(ctx, asked, { event_id, event_media_id, clipId: id }) : null
  const rung = sourceId === clip.video_id ? sourceRung : clip.source_rung
  const recording = await ctx.videoNodes.measure(clip.channel_id, sourceId, { rung })
  if (!recording) throw new CallError('nothing_to_play')
  checkStretch(asked, { ...range, recording })
  return {
    sourceId,
    change: {
      start_seconds: start_time,
      began_at: clip.began_at && new Date(clip.began_at.getTime() + (start_time - clip.start_seconds) * 1000),
      duration_seconds: duration,
      source_rung: rung,
    },
    countCut: opened?.countCut ?? null,
  }
}
