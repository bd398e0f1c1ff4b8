import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useLocation } from '../../platform/router/router-context.ts'
import styles from './small-bar.module.css'

/** Over a picture that plays on in a corner: the way back to its screen, and the end of it. */
export function SmallBar({ event, onClose }: { event: Event; onClose: () => void }) {
  const { fill } = useI18n()
  const { small } = useWatchWords()
  const { pathname } = useLocation()
  const href = `/watch/${event.id}`
  const label = fill(small.back, { game: eventTitle(event) })
  return (
    <>
      {pathname === href ? (
        <button
          className={styles.back}
          type="button"
          aria-label={label}
          onClick={() => window.scrollTo(0, 0)}
        />
      ) : (
        <a className={styles.back} href={href}>
          <span className="visually-hidden">{label}</span>
        </a>
      )}
      <button className={styles.close} type="button" aria-label={small.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </>
  )
}
