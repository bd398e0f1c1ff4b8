import styles from './control-bar.module.css'
import { PlayerIcon, type PlayerIconName } from './player-icon.tsx'

interface BarButtonProps {
  icon: PlayerIconName
  label: string
  isForLargeScreens?: boolean
  /** A phone has no room for it in the row: there it stands above. */
  isAboveOnPhones?: boolean
  /** Set for what is either on or off. */
  isOn?: boolean
  /** Set for what opens something. */
  isOpen?: boolean
  onPress: () => void
}

export function BarButton(props: BarButtonProps) {
  return (
    <button
      className={classOf(props)}
      type="button"
      aria-label={props.label}
      aria-pressed={props.isOn}
      aria-expanded={props.isOpen}
      title={props.label}
      onClick={props.onPress}
    >
      <PlayerIcon name={props.icon} />
    </button>
  )
}

function classOf({ isForLargeScreens, isAboveOnPhones }: BarButtonProps): string | undefined {
  if (isForLargeScreens) return `${styles.button} ${styles.small}`
  return isAboveOnPhones ? `${styles.button} ${styles.above}` : styles.button
}
