import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Signal } from '../core/choose-notice.ts'
import { readKey } from '../core/read-key.ts'
import { ControlBar } from './control-bar.tsx'
import { noticeText } from './notice-text.ts'
import styles from './player.module.css'
import type { PlayerWords } from './player-words.ts'
import { useNotice } from './use-notice.ts'
import { type PlayerSource, usePlayer } from './use-player.ts'
import { useRestingPointer } from './use-resting-pointer.ts'

interface PlayerProps {
  source: PlayerSource
  words: PlayerWords
  /** Stands until the picture moves. */
  poster: ReactNode
  /** `lostAtText`: when the signal was lost, as the viewer's clock shows it. */
  signal: Signal & { lostAtText: string }
  /** What comes next, when the game ends while it is watched. */
  over: ReactNode
  onPosition?: (seconds: number) => void
  onReopen: () => void
}

export function Player({ source, words, poster, signal, over, onPosition, onReopen }: PlayerProps) {
  const frame = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const controls = usePlayer(video, frame, source)
  const [hasPlayed, setHasPlayed] = useState(false)
  const { state, command } = controls
  const isResting = useRestingPointer(frame)
  const isBusy = state.phase === 'loading' || state.phase === 'waiting'
  const notice = useNotice(state, signal)
  const text = noticeText(notice, words, signal.lostAtText)
  const isOver = notice?.kind === 'over'

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys that a slider, a list or a button in the bar needs are theirs.
    const isControl = event.target instanceof HTMLElement && event.target.matches('input, select')
    const isButton = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')
    if (isControl || isButton) return
    const wanted = readKey(event)
    if (!wanted) return
    event.preventDefault()
    command(wanted)
  }

  return (
    <section
      ref={frame}
      className={styles.player}
      aria-label={words.player}
      data-resting={isResting && state.phase === 'playing'}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: captions come with the stream where it has them */}
      <video
        ref={video}
        className={styles.video}
        playsInline
        tabIndex={-1}
        onPlaying={() => setHasPlayed(true)}
        onTimeUpdate={event => onPosition?.(event.currentTarget.currentTime)}
        onClick={() => command({ name: 'toggle_play' })}
      />
      {!hasPlayed && <div className={styles.poster}>{poster}</div>}
      <p className={styles.status} role="status" data-shown={text !== null} data-kind={notice?.kind}>
        {text ?? (isBusy ? <span className="visually-hidden">{words.loading}</span> : null)}
      </p>
      {isBusy && !isOver && <span className={styles.spinner} aria-hidden="true" />}
      {isOver && <div className={styles.over}>{over}</div>}
      {state.isSilenced && (
        <button
          className={`button ${styles.sound}`}
          type="button"
          onClick={() => command({ name: 'toggle_mute' })}
        >
          {words.turnSoundOn}
        </button>
      )}
      {state.phase === 'failed' ? (
        <button className={`button button--primary ${styles.again}`} type="button" onClick={onReopen}>
          {words.tryAgain}
        </button>
      ) : (
        <ControlBar controls={controls} words={words} video={video} />
      )}
    </section>
  )
}
