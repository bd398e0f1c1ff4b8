import { type PointerEvent, useState } from 'react'
import { formatClock } from '../core/format-clock.ts'
import { findMark, type PlacedMark } from '../core/mark.ts'
import { MarkDots } from './mark-dots.tsx'
import type { PlayerWords } from './player-words.ts'
import styles from './seek-bar.module.css'
import { SeekPreview } from './seek-preview.tsx'
import type { BarScale } from './use-bar-scale.ts'
import type { PlayerControls } from './use-player.ts'
import { type StoryboardSource, useStoryboard } from './use-storyboard.ts'

interface SeekBarProps {
  controls: PlayerControls
  words: PlayerWords
  scale: BarScale
  storyboard: StoryboardSource
  marks: readonly PlacedMark[]
}

/** Of the bar: so near to a dot, it is meant. */
const nearShare = 0.01

export function SeekBar({ controls, words, scale, storyboard, marks }: SeekBarProps) {
  const { positionSeconds, bufferedSeconds } = controls.state
  const { startSeconds, endSeconds, isOpen, hold } = scale
  const length = endSeconds - startSeconds
  const shareOf = (seconds: number) => (length > 0 ? (seconds - startSeconds) / length : 0)
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
      {pointed !== null && length > 0 && !isOpen && (
        <SeekPreview
          share={pointed}
          seconds={pointed * length}
          label={findMark(marks, startSeconds + pointed * length, nearShare * length)?.label ?? null}
          thumbnails={thumbnails}
        />
      )}
      <input
        className={styles.seek}
        type="range"
        min={startSeconds}
        max={endSeconds}
        step="any"
        value={positionSeconds}
        aria-label={words.seek}
        aria-valuetext={formatClock(positionSeconds - startSeconds)}
        style={{
          '--played': `${shareOf(positionSeconds) * 100}%`,
          // What is buffered ends where the video does.
          '--buffered': `${shareOf(positionSeconds + (isOpen ? 0 : bufferedSeconds)) * 100}%`,
        }}
        onPointerDown={() => hold(true)}
        onPointerUp={() => hold(false)}
        onPointerCancel={() => hold(false)}
        onChange={event => controls.seekTo(Number(event.target.value))}
      />
      <MarkDots marks={marks} shareOf={shareOf} onChoose={controls.seekTo} />
    </div>
  )
}
