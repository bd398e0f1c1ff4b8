import { FormProblem, PasswordField, TextField } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAccountWords, useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './checkout.module.css'

interface FieldProps {
  name: string
  problem: string | undefined
  onInput: () => void
}

interface KnownAddressProps {
  /** How it is shown that the account is the buyer's. */
  by: 'password' | 'code'
  /** The address was typed and is known; else somebody wants to log in. */
  isKnown: boolean
  email: string
  password: FieldProps
  code: FieldProps
  onBy: (by: 'password' | 'code') => void
  mailCode: () => Promise<void>
}

/** Under the email, in the same form: what is typed of a card stays. */
export function KnownAddress({ by, isKnown, email, password, code, onBy, mailCode }: KnownAddressProps) {
  const { fill } = useI18n()
  const { known: words } = useCommerceWords()
  const account = useAccountWords()
  const panel = useRef<HTMLDivElement>(null)
  const mailing = useMutation({ mutationFn: mailCode, onSuccess: () => onBy('code') })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is there to be typed in
  useEffect(() => void panel.current?.querySelector('input')?.focus(), [by])
  return (
    <div ref={panel} className={`${styles.known} stack-3`}>
      <p className="small pretty" role="status">
        {by === 'code' ? fill(words.sent, { email }) : isKnown ? words.text : words.login}
      </p>
      {by === 'password' ? (
        <PasswordField
          {...password}
          label={words.password}
          required
          autoComplete="current-password"
          words={account.password}
        />
      ) : (
        <TextField {...code} label={words.code} required inputMode="numeric" autoComplete="one-time-code" />
      )}
      <FormProblem text={mailing.isError && words.failed} />
      {by === 'password' ? (
        isKnown && (
          <button
            className={styles.link}
            type="button"
            aria-disabled={mailing.isPending}
            onClick={() => !mailing.isPending && mailing.mutate()}
          >
            {mailing.isPending ? words.mailing : words.mailCode}
          </button>
        )
      ) : (
        <button className={styles.link} type="button" onClick={() => onBy('password')}>
          {words.usePassword}
        </button>
      )}
    </div>
  )
}
