import type { User } from '@grandstand/contract'
import { useAccountWords } from '../../locales/words.ts'
import { dateFormat } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { initialsOf } from '../../platform/session/initials-of.ts'
import { LogoutButton } from './logout-button.tsx'
import styles from './profile-header.module.css'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'

/** The logged-in user. */
export function ProfileHeader({ user }: { user: User }) {
  const { profile } = useAccountWords()
  const { fill, language } = useI18n()
  const since = dateFormat(language, { month: 'long', year: 'numeric' }).format(new Date(user.created_at))
  const name = `${user.first_name} ${user.last_name}`.trim()
  return (
    <div className={`${styles.header} stack-4 middle`}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(user)}
      </span>
      <div>
        {name !== '' && <p className={`${styles.name} title-3`}>{name}</p>}
        <p className="quiet breaks">{user.email}</p>
        <p className={`${styles.since} quiet meta`}>{fill(profile.memberSince, { date: since })}</p>
      </div>
      <div className={`${styles.actions} stack-3`}>
        <a className="button" href="/profile/edit">
          {profile.edit}
        </a>
        <LogoutButton />
      </div>
      {!user.email_verified && <UnconfirmedEmail email={user.email} />}
    </div>
  )
}
