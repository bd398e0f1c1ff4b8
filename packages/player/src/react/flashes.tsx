import styles from './player.module.css'
import { PlayerIcon } from './player-icon.tsx'
import { jumpSeconds } from './use-taps.ts'

/** What is shown for a moment of a jump by taps, and of a clip that was cut. */
export function Flashes({ hint, isCut }: { hint: 'back' | 'forward' | null; isCut: boolean }) {
  return (
    <>
      {hint && (
        <span className={styles.hint} data-side={hint} aria-hidden="true">
          {hint === 'back' ? `−${jumpSeconds}` : `+${jumpSeconds}`}
        </span>
      )}
      {isCut && (
        <span className={styles.cut} aria-hidden="true">
          <PlayerIcon name="clip" />
        </span>
      )}
    </>
  )
}
