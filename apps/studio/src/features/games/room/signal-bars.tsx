import type { WatchedCamera } from '@grandstand/contract'
import styles from './room-cameras.module.css'

/** Four bars: grey while all is well, two of them amber where a check failed. The words beside them say which. */
export function SignalBars({ camera }: { camera: WatchedCamera }) {
  const isWeak = camera.checks.some(({ state }) => state === 'bad')
  return (
    <span className={styles.bars} data-weak={isWeak} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
