import { ApiError } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { checkPassword } from '@grandstand/rules'
import { PasswordField, SubmitButton, useForm } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { retryAfter } from '../../platform/form/retry-after.ts'
import { useSecondsLeft } from '../../platform/form/use-seconds-left.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './entry.module.css'
import { problemText } from './problem-text.ts'

const fields = ['password', 'password_confirmation'] as const

interface ResetFormProps {
  token: string
  onDone: () => void
  /** The link opens nothing any more. */
  onDead: () => void
}

export function ResetForm({ token, onDone, onDead }: ResetFormProps) {
  const { client } = useApp()
  const { words } = useI18n()
  const account = useAccountWords()
  const { form, field, failure, isSending } = useForm({
    fields,
    check: ({ password, password_confirmation }) => ({
      password: checkPassword(password),
      password_confirmation: password === password_confirmation ? null : 'dont_match',
    }),
    explain: (name, code) => problemText({ words, account }, name, code),
    async send({ password }) {
      await client.send(wireCalls.resetPassword, { body: { token, password } })
      onDone()
    },
    onRefused: error => {
      if (error instanceof ApiError && (deadLink.includes(error.code) || 'token' in error.fields)) onDead()
    },
  })
  const secondsLeft = useSecondsLeft(retryAfter(failure), failure)
  const own = (name: (typeof fields)[number]) => ({
    ...field(name),
    required: true,
    autoComplete: 'new-password' as const,
    words: account.password,
  })
  return (
    <form {...form} className={`${styles.form} stack-4`}>
      <FormFailure error={failure} secondsLeft={secondsLeft} />
      <PasswordField {...own('password')} label={account.reset.password} hint={account.entry.passwordHint} />
      <PasswordField {...own('password_confirmation')} label={account.reset.passwordAgain} />
      <SubmitButton
        label={account.reset.submit}
        sendingLabel={account.reset.sending}
        isSending={isSending}
        isBlocked={secondsLeft > 0}
      />
    </form>
  )
}

const deadLink: readonly string[] = ['reset_key_expired', 'reset_failed', 'user_not_found']
