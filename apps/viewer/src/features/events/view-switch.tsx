import { Icon, type IconName } from '@grandstand/ui'
import styles from './view-switch.module.css'

interface ViewSwitchProps<View extends string> {
  label: string
  views: readonly { view: View; icon: IconName; label: string }[]
  current: View
  onChoose: (view: View) => void
}

export function ViewSwitch<View extends string>({ label, views, current, onChoose }: ViewSwitchProps<View>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of buttons, not of form fields
    <div className={styles.group} role="group" aria-label={label}>
      {views.map(({ view, icon, label: name }) => (
        <button
          key={view}
          className={`icon-button ${styles.view}`}
          type="button"
          aria-label={name}
          aria-pressed={view === current}
          onClick={() => onChoose(view)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
