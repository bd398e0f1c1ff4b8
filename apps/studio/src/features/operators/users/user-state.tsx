import type { StudioUser } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './user-state.module.css'

/** What an operator should see at a glance. */
export function UserState({ user }: { user: StudioUser }) {
  const { words } = useI18n()
  const marks = [
    ...(user.temporary_password ? [words.users.temporary] : []),
    ...(user.email_verified ? [] : [words.users.unverified]),
  ]
  if (marks.length === 0) return <span className="quiet">{words.users.fine}</span>
  return (
    <span className={styles.marks}>
      {marks.map(mark => (
        <span key={mark} className={styles.mark}>
          {mark}
        </span>
      ))}
    </span>
  )
}
