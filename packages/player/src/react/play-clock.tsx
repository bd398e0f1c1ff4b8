import { formatClock } from '../core/format-clock.ts'
import { behindLiveSeconds, isAtLiveEdge } from '../core/live-edge.ts'
import { behindText } from './behind-text.ts'
import styles from './control-bar.module.css'
import type { PlayerWords } from './player-words.ts'
import type { PlayerControls } from './use-player.ts'

interface PlayClockProps {
  controls: PlayerControls
  words: PlayerWords
  hidesLength: boolean
}

/** Where the viewer is: in a replay, or behind the live edge, with the way back to it. */
export function PlayClock({ controls, words, hidesLength }: PlayClockProps) {
  const { state } = controls
  const { startSeconds, endSeconds } = state.seekable
  if (!state.isLive) {
    return (
      <span className={styles.clock}>
        {formatClock(state.positionSeconds - startSeconds)}
        {!hidesLength && <span className={styles.total}> / {formatClock(endSeconds - startSeconds)}</span>}
      </span>
    )
  }
  const isLive = isAtLiveEdge(state)
  const behindSeconds = behindLiveSeconds(state)
  const wayBack = `${behindText(words, behindSeconds)} · ${words.goLive}`
  return (
    <button
      className={styles.live}
      type="button"
      data-live={isLive}
      title={isLive ? undefined : words.goLive}
      onClick={controls.goLive}
    >
      {isLive ? (
        words.live
      ) : (
        <>
          <span className={styles.wide}>{wayBack}</span>
          <span className={styles.narrow} aria-hidden="true">
            <span className={styles.word}>{words.live} </span>−{formatClock(behindSeconds)}
          </span>
        </>
      )}
    </button>
  )
}
