import { type PointerEvent, useState } from 'react'
import { formatClock } from '../core/format-clock.ts'
import { findMark, type PlacedMark } from '../core/mark.ts'
import { MarkDots } from './mark-dots.tsx'
import type { PlayerWords } from './player-words.ts'
import styles from './seek-bar.module.css'
import { SeekPreview } from './seek-preview.tsx'
import type { PlayerControls } from './use-player.ts'
import { type StoryboardSource, useStoryboard } from './use-storyboard.ts'

interface SeekBarProps {
  controls: PlayerControls
  words: PlayerWords
  hidesLength: boolean
  storyboard: StoryboardSource
  marks: readonly PlacedMark[]
}

/** Of the bar: so near to a dot, it is meant. */
const nearShare = 0.01

export function SeekBar({ controls, words, hidesLength, storyboard, marks }: SeekBarProps) {
  const { seekable, positionSeconds, bufferedSeconds } = controls.state
  const length = seekable.endSeconds - seekable.startSeconds
  const shareOf = (seconds: number) => (length > 0 ? (seconds - seekable.startSeconds) / length : 0)
  /** Where a pointer is over the bar, from 0 to 1. */
  const [pointed, setPointed] = useState<number | null>(null)
  const thumbnails = useStoryboard(storyboard, pointed !== null)

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointed(width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) : null)
  }

  return (
    <div
      className={styles.frame}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setPointed(null)}
      onPointerCancel={() => setPointed(null)}
    >
      {pointed !== null && length > 0 && !hidesLength && (
        <SeekPreview
          share={pointed}
          seconds={pointed * length}
          label={findMark(marks, seekable.startSeconds + pointed * length, nearShare * length)?.label ?? null}
          thumbnails={thumbnails}
        />
      )}
      <input
        className={styles.seek}
        type="range"
        min={seekable.startSeconds}
        max={seekable.endSeconds}
        step="any"
        value={positionSeconds}
        aria-label={words.seek}
        aria-valuetext={formatClock(positionSeconds - seekable.startSeconds)}
        style={{
          '--played': `${shareOf(positionSeconds) * 100}%`,
          '--buffered': `${shareOf(positionSeconds + bufferedSeconds) * 100}%`,
        }}
        onChange={event => controls.seekTo(Number(event.target.value))}
      />
      <MarkDots marks={marks} shareOf={shareOf} onChoose={controls.seekTo} />
    </div>
  )
}
