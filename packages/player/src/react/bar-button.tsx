import styles from './control-bar.module.css'
import { PlayerIcon, type PlayerIconName } from './player-icon.tsx'

export interface BarAction {
  icon: PlayerIconName
  label: string
  /** Set for what is either on or off. */
  isOn?: boolean
  /** Set for what opens something. */
  isOpen?: boolean
  onPress: () => void
}

interface BarButtonProps extends BarAction {
  /** Where it goes in a player that is too narrow for all: by itself it stays in the row. */
  placement?: 'menu_when_narrow' | 'above_when_narrow'
}

export function BarButton({ placement, ...action }: BarButtonProps) {
  return (
    <button
      className={styles.button}
      type="button"
      data-place={placement}
      aria-label={action.label}
      aria-pressed={action.isOn}
      aria-expanded={action.isOpen}
      title={action.label}
      onClick={action.onPress}
    >
      <PlayerIcon name={action.icon} />
    </button>
  )
}
