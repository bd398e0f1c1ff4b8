import type { Clip } from '@grandstand/contract'
import { type ClipRange, findLoudest, loudestSeconds } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { loudnessQuery } from './loudness-query.ts'

/** Of a clip that was just cut; null: none stands out, or nobody asks. */
export function useLoudestPart(clip: Clip, isAsked: boolean): ClipRange | null {
  const { client } = useApp()
  const { event_id: eventId, event_media_id: mediaId, start_time, duration } = clip
  const stretch = { startSeconds: start_time, endSeconds: start_time + duration }
  const { data } = useQuery({ ...loudnessQuery(client, { eventId, mediaId, stretch }), enabled: isAsked })
  const from = data && isAsked ? findLoudest(data.levels, data.step_seconds) : null
  if (from === null) return null
  const startSeconds = Math.round((start_time + from) * 1000) / 1000
  const endSeconds = Math.min(stretch.endSeconds, startSeconds + loudestSeconds)
  return { startSeconds, endSeconds }
}
