import { wireCalls } from '@grandstand/contract/wire'
import { checkEmail, checkMailedCode, checkNumberEmail } from '@grandstand/rules'
import { SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useRef, useState } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { PasswordOrCode } from '../../platform/form/password-or-code.tsx'
import { retryAfter } from '../../platform/form/retry-after.ts'
import { useRecaptcha } from '../../platform/form/use-recaptcha.ts'
import { useSecondsLeft } from '../../platform/form/use-seconds-left.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { readReturnPath } from '../../platform/return-path.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import { sendProof } from '../../platform/session/send-proof.ts'
import styles from './entry.module.css'
import { problemText } from './problem-text.ts'
import { useEnter } from './use-enter.ts'

const fields = ['email', 'password', 'code'] as const

interface LoginFormProps {
  recaptchaSiteKey: string | null
  /** A member's number names the account as well as the email does. */
  takesNumbers: boolean
}

export function LoginForm({ recaptchaSiteKey, takesNumbers }: LoginFormProps) {
  const { client, storage } = useApp()
  const { words, fill } = useI18n()
  const account = useAccountWords()
  const { history } = useRouter()
  const enter = useEnter()
  const recaptcha = useRecaptcha(recaptchaSiteKey, 'login')
  /** Null: nobody has chosen, and the password is asked for. */
  const [chosen, setChosen] = useState<{ by: 'password' | 'code'; email: string } | null>(null)
  const by = chosen?.by ?? 'password'
  const ref = useRef<HTMLFormElement>(null)
  const { form, field, failure, isSending, show } = useForm({
    ref,
    fields,
    check: ({ email, password, code }) => ({
      email: takesNumbers && by === 'password' ? checkNumberEmail(email) : checkEmail(email),
      // The form of a password does not matter here: it is right or it is not.
      password: by === 'password' && password === '' ? 'required' : null,
      code: by === 'code' ? checkMailedCode(code) : null,
    }),
    explain: (name, code) => {
      if (name === 'code') return account.code.form
      if (takesNumbers && by === 'password' && code === 'email') return account.entry.numberEmailProblem
      return problemText({ words, account }, name, code)
    },
    async send({ email, password, code }) {
      const proof = { by, text: by === 'code' ? code : password }
      await enter(() => sendProof(client, email.trim(), proof, recaptcha))
      // Not one step back to the login: logged-in users are sent away from there.
      history.replace(readReturnPath(storage))
    },
    fieldOf: code =>
      code === 'wrong_auth_data' ? 'password' : code === 'wrong_login_code' ? 'code' : undefined,
  })
  const secondsLeft = useSecondsLeft(retryAfter(failure), failure)

  function readEmail(): string {
    const input = ref.current?.elements.namedItem('email')
    return input instanceof HTMLInputElement ? input.value.trim() : ''
  }

  async function mailCode(): Promise<boolean> {
    const email = readEmail()
    const problem = checkEmail(email)
    show({ email: problem })
    if (problem !== null) return false
    await client.send(wireCalls.requestLoginCode, { body: { email, ...(await recaptcha()) } })
    return true
  }

  return (
    <form {...form} className={`${styles.form} stack-4`}>
      <FormFailure
        error={failure}
        secondsLeft={secondsLeft}
        texts={{ wrong_login_code: account.code.wrong }}
      />
      <TextField
        {...field('email')}
        label={takesNumbers ? account.entry.numberEmail : account.entry.email}
        required
        type={takesNumbers ? 'text' : 'email'}
        autoComplete="username"
      />
      {by === 'code' && (
        <p className="small pretty" role="status">
          {fill(account.code.sentIfKnown, { email: chosen?.email ?? '' })}
        </p>
      )}
      <PasswordOrCode
        by={by}
        password={field('password')}
        code={field('code')}
        takesFocus={chosen !== null}
        onBy={next => setChosen({ by: next, email: readEmail() })}
        mailCode={mailCode}
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
