import { formatClock } from '../core/format-clock.ts'
import { behindLiveSeconds, isAtLiveEdge } from '../core/live-edge.ts'
import styles from './control-bar.module.css'
import type { PlayerWords } from './player-words.ts'
import type { PlayerControls } from './use-player.ts'

/** Where the viewer is: in a replay, or behind the live edge, with the way back to it. */
export function PlayClock({ controls, words }: { controls: PlayerControls; words: PlayerWords }) {
  const { state } = controls
  const { startSeconds, endSeconds } = state.seekable
  if (!state.isLive) {
    return (
      <span className={styles.clock}>
        {formatClock(state.positionSeconds - startSeconds)} / {formatClock(endSeconds - startSeconds)}
      </span>
    )
  }
  const isLive = isAtLiveEdge(state)
  const behind = words.behind.replace('{time}', formatClock(behindLiveSeconds(state)))
  return (
    <>
      <button
        className={styles.live}
        type="button"
        data-live={isLive}
        aria-label={isLive ? words.live : words.goLive}
        onClick={controls.goLive}
      >
        {words.live}
      </button>
      {!isLive && <span className={styles.clock}>{behind}</span>}
    </>
  )
}
