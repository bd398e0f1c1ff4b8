import type { WatchedCamera } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import styles from './connect-panel.module.css'

const arriving = ['signal', 'picture', 'sound'] as const

/** What has come of a camera so far. */
export function ArrivingChecks({ camera }: { camera: WatchedCamera }) {
  const { words } = useI18n()
  const say = words.room
  return (
    <section aria-labelledby={`arriving-${camera.id}`}>
      <h3 className={styles.title} id={`arriving-${camera.id}`}>
        {say.arriving}
      </h3>
      <ul>
        {arriving.map(name => {
          const state = camera.checks.find(({ check }) => check === name)?.state ?? 'waiting'
          return (
            <li key={name} className={styles.check} data-state={state}>
              <Icon name={state === 'good' ? 'check' : state === 'bad' ? 'alert' : 'more'} />
              <span>{say.check[name]}</span>
              <span className="quiet">{words.goLive.states[state]}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
