import { useUser } from '../../platform/session/use-user.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './sheet-account.module.css'

/** A user's part of the menu sheet. */
export function SheetAccount() {
  const user = useUser()
  if (!user) return null
  return (
    <div className={styles.account}>
      <p className={styles.email}>{user.email}</p>
      <AccountLinks
        className={styles.link ?? ''}
        onLogOut={() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close()}
      />
    </div>
  )
}
