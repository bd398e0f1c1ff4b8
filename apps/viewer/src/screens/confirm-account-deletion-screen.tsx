import { useSearch } from '@tanstack/react-router'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { BadDeletionLink } from '../features/profile/bad-deletion-link.tsx'
import { ConfirmDeletion } from '../features/profile/confirm-deletion.tsx'
import styles from './screens.module.css'

export function ConfirmAccountDeletionScreen() {
  const { token } = useSearch({ from: '/confirm-account-deletion' })
  return (
    <>
      <ScreenHeading path="/confirm-account-deletion" />
      <div className={styles.content}>
        {token === undefined ? <BadDeletionLink /> : <ConfirmDeletion token={token} />}
      </div>
    </>
  )
}
