import { formatClock } from '../core/format-clock.ts'
import type { PlacedMark } from '../core/mark.ts'
import styles from './chapter-menu.module.css'
import type { PlayerWords } from './player-words.ts'
import type { PlayerControls } from './use-player.ts'

interface ChapterMenuProps {
  controls: PlayerControls
  words: PlayerWords
  marks: readonly PlacedMark[]
  onClose: () => void
}

/** The dots on the bar, for viewers who cannot point at them. */
export function ChapterMenu({ controls, words, marks, onClose }: ChapterMenuProps) {
  const { startSeconds } = controls.state.seekable
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a width of its own
    <div className={styles.menu} role="group" aria-label={words.chapters}>
      <ol>
        {marks.map(({ id, kind, label, seconds }) => (
          <li key={id}>
            <button
              className={styles.chapter}
              type="button"
              onClick={() => {
                controls.seekTo(seconds)
                onClose()
              }}
            >
              <span className={styles.clock}>{formatClock(seconds - startSeconds)}</span>
              <span className={styles.dot} data-kind={kind} aria-hidden="true" />
              {label}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
