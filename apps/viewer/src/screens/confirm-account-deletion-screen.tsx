import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { BadDeletionLink } from '../features/profile/bad-deletion-link.tsx'
import { ConfirmDeletion } from '../features/profile/confirm-deletion.tsx'
import { useMailedToken } from '../platform/use-mailed-token.ts'
import styles from './screens.module.css'

export function ConfirmAccountDeletionScreen() {
  const token = useMailedToken()
  return (
    <>
      <ScreenHeading screen="confirm-account-deletion" />
      <div className={`${styles.content} stack-4`}>
        {token === null ? <BadDeletionLink /> : <ConfirmDeletion token={token} />}
      </div>
    </>
  )
}
