import {
  coverScope,
  type Dating,
  findBreaks,
  findDate,
  isInScope,
  positionOfDate,
  type Recording,
} from '@grandstand/media'
import type { Stretch, StretchQuestion } from '../../context/video-nodes.ts'

/** More breaks tell nothing new. */
const maxBreaks = 50

export function measureRecording(
  recording: Recording | null,
  dating: Dating,
  { dateMs, fromSeconds, toSeconds }: StretchQuestion,
): Stretch | null {
  const [begin] = recording?.segments ?? []
  if (!recording?.isReady || !begin) return null
  const { segments, endSeconds, isEnded } = recording
  const scope =
    fromSeconds === undefined || toSeconds === undefined ? null : coverScope({ fromSeconds, toSeconds })
  const first = scope && segments.find(segment => isInScope(segment, scope))
  return {
    beginSeconds: begin.startSeconds,
    beginMs: findDate(segments, begin.startSeconds, dating),
    endSeconds,
    isEnded,
    dateSeconds: dateMs === undefined ? null : positionOfDate(segments, dateMs, dating),
    firstSeconds: first?.startSeconds ?? null,
    breaks: findBreaks(segments).slice(0, maxBreaks),
  }
}
