import type { WatchedCamera } from '@grandstand/contract'
import styles from './signal-bars.module.css'

/** Four bars: grey while all is well, two of them amber where something is wrong, none without a signal. Words stand beside them. */
export function SignalBars({ signal, isWeak }: Pick<WatchedCamera, 'signal'> & { isWeak: boolean }) {
  return (
    <span
      className={styles.bars}
      data-weak={signal !== null && isWeak}
      data-none={signal === null}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
