import { wireCalls } from '@grandstand/contract/wire'
import { checkPassword } from '@grandstand/rules'
import { PasswordField } from '@grandstand/ui'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { SubmitButton } from '../../platform/forms/submit-button.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './entry.module.css'
import { FormFailure } from './form-failure.tsx'
import { keepProblems } from './keep-problems.ts'
import { problemText } from './problem-text.ts'
import { retryAfter } from './retry-after.ts'
import { useEntryForm } from './use-entry-form.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

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
  const { form, field, problems, failure, isSending } = useEntryForm({
    fields,
    check: ({ password, password_confirmation }) =>
      keepProblems({
        password: checkPassword(password),
        password_confirmation: password === password_confirmation ? null : 'dont_match',
      }),
    async send({ password }) {
      await client.send(wireCalls.resetPassword, { body: { token, password } })
      onDone()
    },
    onRefused: ({ code, fields: refused }) => {
      if (deadLink.includes(code) || 'token' in refused) onDead()
    },
  })
  const secondsLeft = useSecondsLeft(retryAfter(failure), failure)
  const own = (name: (typeof fields)[number]) => ({
    ...field(name),
    problem: problemText({ words, account }, name, problems[name]),
    autoComplete: 'new-password' as const,
    words: account.password,
  })
  return (
    <form {...form} className={styles.form}>
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
