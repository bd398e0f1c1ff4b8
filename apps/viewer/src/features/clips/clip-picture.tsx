import type { ClipRange } from '@grandstand/rules'
import { createPortal } from 'react-dom'
import { useClipsWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './clip-editor.module.css'
import { FrameWindow } from './frame-window.tsx'
import { preciseClock } from './precise-clock.ts'

interface ClipPictureProps {
  /** Where the game's picture is. */
  stage: HTMLElement
  /** When in the game. */
  time: string
  range: ClipRange
  shownSeconds: number
  /** Of the upright part; null: all of it is shown. */
  x: number | null
  onMove: (x: number) => void
}

/** What is drawn over the picture while it is trimmed: when that is, and what of it an upright form shows. */
export function ClipPicture({ stage, time, range, shownSeconds, x, onMove }: ClipPictureProps) {
  const { vertical: words } = useClipsWords()
  const { fill } = useI18n()
  const percent = Math.round((x ?? 0) * 100)
  return createPortal(
    <>
      {x !== null && (
        <FrameWindow x={x} onMove={onMove}>
          <input
            className="visually-hidden"
            type="range"
            min={0}
            max={100}
            value={percent}
            aria-label={words.position}
            aria-valuetext={fill(words.at, {
              percent,
              time: preciseClock(Math.max(0, shownSeconds - range.startSeconds)),
            })}
            onChange={event => onMove(Number(event.target.value) / 100)}
          />
        </FrameWindow>
      )}
      <span className={`${styles.time} figures`}>{time}</span>
    </>,
    stage,
  )
}
