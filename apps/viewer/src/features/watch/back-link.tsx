import { Icon } from '@grandstand/ui'
import { useWatchWords } from '../../locales/words.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import styles from './back-link.module.css'

/** On a phone the game's page has no header: this leads back to where its viewer came from. */
export function BackLink() {
  const { actions } = useWatchWords()
  const { history } = useRouter()
  return (
    <a
      className={`icon-button ${styles.back}`}
      href="/"
      aria-label={actions.back}
      onClick={event => {
        if (!history.canGoBack()) return
        event.preventDefault()
        history.back()
      }}
    >
      <Icon name="chevron_down" />
    </a>
  )
}
