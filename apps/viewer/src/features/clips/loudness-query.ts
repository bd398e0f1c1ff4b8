import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import type { ClipRange } from '@grandstand/rules'
import { queryOptions } from '@tanstack/react-query'

export interface LoudnessAsked {
  eventId: number
  /** The camera; null: its own is gone. */
  mediaId: number | null
  stretch: ClipRange
}

const maxSeconds = 600

export const loudnessSeconds = ({ startSeconds, endSeconds }: ClipRange) =>
  Math.min(maxSeconds, endSeconds - startSeconds)

/** How loud a stretch of a game is. */
export function loudnessQuery(client: ApiClient, { eventId, mediaId, stretch }: LoudnessAsked) {
  const start = stretch.startSeconds.toFixed(1)
  const duration = loudnessSeconds(stretch).toFixed(1)
  return queryOptions({
    queryKey: ['loudness', eventId, mediaId, start, duration],
    queryFn: ({ signal }) =>
      client.send(
        wireCalls.getLoudness,
        {
          params: { id: String(eventId) },
          query: {
            start_time: start,
            duration,
            ...(mediaId !== null && { event_media_id: String(mediaId) }),
          },
        },
        { signal },
      ),
  })
}
