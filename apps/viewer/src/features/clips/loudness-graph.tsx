import { wireCalls } from '@grandstand/contract/wire'
import type { ClipRange } from '@grandstand/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { drawLoudness } from './draw-loudness.ts'
import styles from './trim-strip.module.css'

interface LoudnessGraphProps {
  eventId: number
  /** The camera; null: its own is gone. */
  mediaId: number | null
  stretch: ClipRange
}

const maxSeconds = 600
/** A running game grows: what was still to come is asked for again. */
const againMs = 5_000

/** How loud the game is under its pictures: a goal is heard before it is seen. */
export function LoudnessGraph({ eventId, mediaId, stretch }: LoudnessGraphProps) {
  const { client } = useApp()
  const start = stretch.startSeconds.toFixed(1)
  const length = Math.min(maxSeconds, stretch.endSeconds - stretch.startSeconds)
  const duration = length.toFixed(1)
  const { data } = useQuery({
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
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: known } }) =>
      known && known.levels.length * known.step_seconds < length - 1 ? againMs : false,
  })
  if (!data || data.levels.length === 0) return null
  return (
    <svg
      className={styles.loudness}
      viewBox={`0 0 ${length / data.step_seconds} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={drawLoudness(data.levels)} />
    </svg>
  )
}
