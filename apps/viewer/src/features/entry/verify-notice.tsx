import type { User } from '@grandstand/contract'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { OutboxLink } from '../../platform/outbox-link.tsx'
import { ContinueLink } from './continue-link.tsx'
import styles from './entry.module.css'
import { useSendAgain } from './use-send-again.ts'

/** After a registration: what to do about the mail, and how to go on without it. */
export function VerifyNotice({ user, children }: { user: User; children: ReactNode }) {
  const { fill, plural } = useI18n()
  const { verifyNotice, entry, errors } = useAccountWords()
  const { sending, secondsLeft } = useSendAgain()
  if (user.email_verified) {
    return (
      <div className="stack-3">
        <p role="status">{verifyNotice.confirmed}</p>
        {children}
        <ContinueLink />
      </div>
    )
  }
  const [before, after] = fill(verifyNotice.sent, { email: '\n' }).split('\n')
  const again = secondsLeft > 0 ? plural(verifyNotice.againIn, secondsLeft) : verifyNotice.again
  return (
    <>
      <div className="stack-3">
        <p>
          {before}
          <span className={styles.strong}>{user.email}</span>
          {after}
        </p>
        <p className="quiet pretty">{verifyNotice.meanwhile}</p>
      </div>
      {children}
      <div className="stack-3">
        <OutboxLink />
        <ContinueLink />
        <button
          className="button"
          type="button"
          disabled={sending.isPending || secondsLeft > 0}
          onClick={() => sending.mutate()}
        >
          {sending.isPending ? entry.sending : again}
        </button>
      </div>
      <p className="quiet pretty" role="status">
        {sending.isSuccess && verifyNotice.sentAgain}
      </p>
      <FormFailure
        error={sending.error}
        secondsLeft={secondsLeft}
        texts={{ email_already_verified: errors.alreadyVerified }}
      />
    </>
  )
}
