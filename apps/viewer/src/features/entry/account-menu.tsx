import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { initialsOf } from '../../platform/session/initials-of.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './account-menu.module.css'

/** The header's entry of a user. It opens and closes as the groups of the main menu do. */
export function AccountMenu() {
  const { fill } = useI18n()
  const { menu } = useAccountWords()
  const user = useUser()
  if (!user) return null
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email
  const letters = initialsOf(user)
  return (
    <details className="site-nav__group" name="site-nav">
      {/* What is seen is part of the name, for those who operate by voice. */}
      <summary className={styles.button} aria-label={`${letters}: ${fill(menu.accountOf, { name })}`}>
        {letters}
      </summary>
      <div className={`site-nav__menu ${styles.menu}`}>
        <p className={styles.name}>{name}</p>
        <p className={styles.email}>{user.email}</p>
        <AccountLinks className={`site-nav__link ${styles.link}`} />
      </div>
    </details>
  )
}
