import { useAccountWords, useCommerceWords } from '../../../locales/words.ts'
import { PasswordOrCode, type PasswordOrCodeProps } from '../../../platform/form/password-or-code.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './checkout.module.css'

interface KnownAddressProps extends Omit<PasswordOrCodeProps, 'takesFocus' | 'mailCode'> {
  /** The address was typed and is known; else somebody wants to log in. */
  isKnown: boolean
  email: string
  mailCode: () => Promise<void>
}

/** Under the email, in the same form: what is typed of a card stays. */
export function KnownAddress({ isKnown, email, mailCode, ...ways }: KnownAddressProps) {
  const { fill } = useI18n()
  const { known: words } = useCommerceWords()
  const { code } = useAccountWords()
  const text = isKnown ? words.text : words.login
  return (
    <div className={`${styles.known} stack-3`}>
      <p className="small pretty" role="status">
        {ways.by === 'code' ? fill(code.sent, { email }) : text}
      </p>
      <PasswordOrCode {...ways} takesFocus mailCode={isKnown ? () => mailCode().then(() => true) : null} />
    </div>
  )
}
