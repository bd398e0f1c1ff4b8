import { type FormField, PasswordField, TextField } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/words.ts'
import { FormFailure } from './form-failure.tsx'
import styles from './password-or-code.module.css'
import { retryAfter } from './retry-after.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

export interface PasswordOrCodeProps {
  by: 'password' | 'code'
  password: FormField
  code: FormField
  /** Somebody is here to type in it: it was not there before. */
  takesFocus: boolean
  onBy: (by: 'password' | 'code') => void
  /** False: there is no address to mail to. Null: a code is not offered. */
  mailCode: (() => Promise<boolean>) | null
}

const focusInput = (panel: HTMLDivElement | null) => panel?.querySelector('input')?.focus()

/** In a form with an address: the two ways to show that its account is one's own. */
export function PasswordOrCode({ by, password, code, takesFocus, onBy, mailCode }: PasswordOrCodeProps) {
  const account = useAccountWords()
  const { code: words } = account
  const mailing = useMutation({
    mutationFn: async () => mailCode?.() ?? false,
    onSuccess: isMailed => isMailed && onBy('code'),
  })
  const secondsLeft = useSecondsLeft(retryAfter(mailing.error), mailing.error)
  const isHeld = mailing.isPending || secondsLeft > 0
  return (
    <div key={by} ref={takesFocus ? focusInput : null} className="stack-3">
      {by === 'password' ? (
        <PasswordField
          {...password}
          label={account.entry.password}
          required
          autoComplete="current-password"
          words={account.password}
        />
      ) : (
        <TextField {...code} label={words.label} required inputMode="numeric" autoComplete="one-time-code" />
      )}
      {mailing.error && (
        <FormFailure
          error={mailing.error}
          secondsLeft={secondsLeft}
          texts={{ unavailable: words.failed, internal: words.failed }}
        />
      )}
      {by === 'code' ? (
        <button className={styles.other} type="button" onClick={() => onBy('password')}>
          {words.usePassword}
        </button>
      ) : (
        mailCode && (
          <button
            className={styles.other}
            type="button"
            aria-disabled={isHeld}
            onClick={() => !isHeld && mailing.mutate()}
          >
            {mailing.isPending ? words.mailing : words.mail}
          </button>
        )
      )}
    </div>
  )
}
