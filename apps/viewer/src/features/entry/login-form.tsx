import { wireCalls } from '@grandstand/contract/wire'
import { checkEmail, checkNumberEmail } from '@grandstand/rules'
import { PasswordField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { retryAfter } from '../../platform/form/retry-after.ts'
import { useRecaptcha } from '../../platform/form/use-recaptcha.ts'
import { useSecondsLeft } from '../../platform/form/use-seconds-left.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { readReturnPath } from '../../platform/return-path.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import styles from './entry.module.css'
import { problemText } from './problem-text.ts'
import { useEnter } from './use-enter.ts'

const fields = ['email', 'password'] as const

interface LoginFormProps {
  recaptchaSiteKey: string | null
  /** A member's number names the account as well as the email does. */
  takesNumbers: boolean
}

export function LoginForm({ recaptchaSiteKey, takesNumbers }: LoginFormProps) {
  const { client, storage } = useApp()
  const { words } = useI18n()
  const account = useAccountWords()
  const { history } = useRouter()
  const enter = useEnter()
  const recaptcha = useRecaptcha(recaptchaSiteKey, 'login')
  const { form, field, failure, isSending } = useForm({
    fields,
    check: ({ email, password }) => ({
      email: takesNumbers ? checkNumberEmail(email) : checkEmail(email),
      // The form of a password does not matter here: it is right or it is not.
      password: password === '' ? 'required' : null,
    }),
    explain: (name, code) =>
      takesNumbers && code === 'email'
        ? account.entry.numberEmailProblem
        : problemText({ words, account }, name, code),
    async send({ email, password }) {
      await enter(async () =>
        client.send(wireCalls.login, { body: { email: email.trim(), password, ...(await recaptcha()) } }),
      )
      // Not one step back to the login: logged-in users are sent away from there.
      history.replace(readReturnPath(storage))
    },
    fieldOf: code => (code === 'wrong_auth_data' ? 'password' : undefined),
  })
  const secondsLeft = useSecondsLeft(retryAfter(failure), failure)

  return (
    <form {...form} className={`${styles.form} stack-4`}>
      <FormFailure error={failure} secondsLeft={secondsLeft} />
      <TextField
        {...field('email')}
        label={takesNumbers ? account.entry.numberEmail : account.entry.email}
        required
        type={takesNumbers ? 'text' : 'email'}
        autoComplete="username"
      />
      <PasswordField
        {...field('password')}
        label={account.entry.password}
        required
        autoComplete="current-password"
        words={account.password}
      />
      <SubmitButton
        label={account.login.submit}
        sendingLabel={account.login.sending}
        isSending={isSending}
        isBlocked={secondsLeft > 0}
      />
    </form>
  )
}
