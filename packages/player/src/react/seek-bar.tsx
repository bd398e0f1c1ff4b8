import { type PointerEvent, useState } from 'react'
import { formatClock } from '../core/format-clock.ts'
import type { PlayerWords } from './player-words.ts'
import styles from './seek-bar.module.css'
import { SeekPreview } from './seek-preview.tsx'
import type { PlayerControls } from './use-player.ts'
import { type StoryboardSource, useStoryboard } from './use-storyboard.ts'

interface SeekBarProps {
  controls: PlayerControls
  words: PlayerWords
  storyboard: StoryboardSource
}

export function SeekBar({ controls, words, storyboard }: SeekBarProps) {
  const { seekable, positionSeconds, bufferedSeconds } = controls.state
  const length = seekable.endSeconds - seekable.startSeconds
  const share = (seconds: number) => (length > 0 ? ((seconds - seekable.startSeconds) / length) * 100 : 0)
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
      {pointed !== null && length > 0 && (
        <SeekPreview share={pointed} seconds={pointed * length} thumbnails={thumbnails} />
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
          '--played': `${share(positionSeconds)}%`,
          '--buffered': `${share(positionSeconds + bufferedSeconds)}%`,
        }}
        onChange={event => controls.seekTo(Number(event.target.value))}
      />
    </div>
  )
}
