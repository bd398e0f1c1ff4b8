import { formatClock } from '@grandstand/player'
import { useRef } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import styles from './game-timeline.module.css'
import type { Picture } from './use-picture.ts'

/** A press near a mark, which stands at `seconds`, leads to where it begins. */
export interface TimelineTarget {
  seconds: number
  beginSeconds: number
}

interface TimelineSliderProps {
  picture: Picture
  listTargets: () => readonly TimelineTarget[]
  onMove: (seconds: number) => void
}

/** So near to a mark, it is meant. */
const nearShare = 0.015

/** Moves the picture. A press leads to the mark beside it; keys go on step by step, past every mark. */
export function TimelineSlider({ picture, listTargets, onMove }: TimelineSliderProps) {
  const { moments: words } = useWatchWords()
  const isPressed = useRef(false)
  const { seconds, startSeconds, endSeconds } = picture
  const nearSeconds = (endSeconds - startSeconds) * nearShare

  function moveTo(wanted: number) {
    const distance = (target: TimelineTarget) => Math.abs(target.seconds - wanted)
    const near = isPressed.current ? listTargets().filter(target => distance(target) <= nearSeconds) : []
    const [nearest] = near.toSorted((one, other) => distance(one) - distance(other))
    onMove(nearest?.beginSeconds ?? wanted)
  }

  return (
    <input
      className={styles.slider}
      type="range"
      min={startSeconds}
      max={endSeconds}
      step="any"
      value={seconds}
      aria-label={words.timeline}
      aria-valuetext={formatClock(seconds - startSeconds)}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onKeyDown={() => {
        isPressed.current = false
      }}
      onChange={({ target }) => moveTo(Number(target.value))}
    />
  )
}
