import { Icon } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { OutboxLink } from '../../platform/outbox-link.tsx'
import styles from './unconfirmed-email.module.css'
import { useSendVerification } from './use-send-verification.ts'

export function UnconfirmedEmail({ email }: { email: string }) {
  const { fill } = useI18n()
  const { profile } = useAccountWords()
  const sending = useSendVerification()
  return (
    <div className={`${styles.notice} row-3 middle`}>
      <Icon name="mail" />
      {/* One element in all states, so that a screen reader hears the change. */}
      <p className={styles.text} role="status">
        {sending.isSuccess ? fill(profile.sentAgain, { email }) : profile.unconfirmed}
      </p>
      {sending.isSuccess ? (
        <OutboxLink />
      ) : (
        <button
          className="button"
          type="button"
          disabled={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {sending.isPending ? profile.sending : profile.sendAgain}
        </button>
      )}
    </div>
  )
}
