import { coverScope, sourceRung } from '@grandstand/media'
import { CallError } from '../../runtime/call-error.ts'
import type { PlayableSource } from './describe-source.ts'

interface CutOut {
  video_id: number
  source_video_id: number | null
  source_rung: string
  is_pinned: boolean
  start_seconds: number
  duration_seconds: number
}

/**
 * Its own segments, or until it has them those of the game, and no others; a player that began with the game's segments
 * goes on with them.
 */
export function chooseClipSource(clip: CutOut, begunWith: number | null = null) {
  const { source_video_id, source_rung } = clip
  const range = {
    fromSeconds: clip.start_seconds,
    toSeconds: clip.start_seconds + clip.duration_seconds,
  }
  const isOfGame = source_video_id !== null && (!clip.is_pinned || begunWith === source_video_id)
  if (!isOfGame && !clip.is_pinned) throw new CallError('nothing_to_play')
  const source: PlayableSource & { videoId: number } = isOfGame
    ? { videoId: source_video_id, rungs: [source_rung], scope: coverScope(range) }
    : { videoId: clip.video_id, rungs: [] }
  return { range, source, rung: isOfGame ? source_rung : sourceRung }
}
