import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { drawLoudness, loudnessBars } from './draw-loudness.ts'
import { type LoudnessAsked, loudnessQuery, loudnessSeconds } from './loudness-query.ts'
import styles from './trim-strip.module.css'

/** A running game grows: what was still to come is asked for again. */
const againMs = 5_000

/** How loud the game is under its pictures: a goal is heard before it is seen. */
export function LoudnessGraph(asked: LoudnessAsked) {
  const { client } = useApp()
  const length = loudnessSeconds(asked.stretch)
  const { data } = useQuery({
    ...loudnessQuery(client, asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: known } }) =>
      known && known.levels.length * known.step_seconds < length - 1 ? againMs : false,
  })
  if (!data || data.levels.length === 0) return null
  return (
    <svg
      className={styles.loudness}
      viewBox={`0 0 ${loudnessBars} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={drawLoudness(data.levels, length / data.step_seconds)} />
    </svg>
  )
}
