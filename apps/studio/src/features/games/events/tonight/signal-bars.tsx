import type { WatchedCamera } from '@grandstand/contract'
import styles from './signal-bars.module.css'

/** Four bars: grey while all is well, two of them amber where a check failed, none without a signal. Words stand beside them. */
export function SignalBars({ camera }: { camera: Pick<WatchedCamera, 'checks' | 'signal'> }) {
  const isWeak = camera.checks.some(({ state }) => state === 'bad')
  return (
    <span
      className={styles.bars}
      data-weak={camera.signal !== null && isWeak}
      data-none={camera.signal === null}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
