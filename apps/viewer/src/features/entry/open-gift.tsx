import { ApiError } from '@grandstand/api-client'
import type { ReceivedGift } from '@grandstand/contract'
import { checkEmail, checkMailedCode } from '@grandstand/rules'
import { SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useRef, useState } from 'react'
import { useAccountWords, useCommerceWords } from '../../locales/words.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { PasswordOrCode } from '../../platform/form/password-or-code.tsx'
import { retryAfter } from '../../platform/form/retry-after.ts'
import { useRecaptcha } from '../../platform/form/use-recaptcha.ts'
import { useSecondsLeft } from '../../platform/form/use-seconds-left.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { Proof } from '../../platform/session/send-proof.ts'
import { useUser } from '../../platform/session/use-user.ts'
import styles from './open-gift.module.css'
import { problemText } from './problem-text.ts'
import { useOpenGift } from './use-open-gift.ts'

interface OpenGiftProps {
  gift: ReceivedGift
  token: string
  onOpened: () => void
}

const fields = ['email', 'password', 'code'] as const

/** Somebody who is not logged in gives an address: the account is made out of it, or the one that it has is entered here. */
export function OpenGift({ gift, token, onOpened }: OpenGiftProps) {
  const { words, fill } = useI18n()
  const account = useAccountWords()
  const { gifts: say } = useCommerceWords()
  const user = useUser()
  const { settings } = useBootstrap()
  const { open, mailCode } = useOpenGift(token, useRecaptcha(settings.recaptcha_site_key, 'login'))
  const ref = useRef<HTMLFormElement>(null)
  /** Null: the address is not known to have an account. */
  const [login, setLogin] = useState<{ by: Proof['by']; email: string } | null>(null)
  const { form, field, failure, isSending } = useForm({
    ref,
    fields,
    check: ({ email, password, code }) => ({
      email: user ? null : checkEmail(email),
      password: !user && login?.by === 'password' && password === '' ? 'required' : null,
      code: !user && login?.by === 'code' ? checkMailedCode(code) : null,
    }),
    explain: (name, code) =>
      name === 'code' ? account.code.form : problemText({ words, account }, name, code),
    async send({ email, password, code }) {
      const proof = login && { by: login.by, text: login.by === 'code' ? code : password }
      await open(user ? null : { email: email.trim(), proof })
      onOpened()
    },
    fieldOf: code =>
      code === 'wrong_auth_data' ? 'password' : code === 'wrong_login_code' ? 'code' : undefined,
    onRefused: error => {
      if (error instanceof ApiError && error.code === 'email_known')
        setLogin({ by: 'password', email: readEmail() })
    },
  })
  const secondsLeft = useSecondsLeft(retryAfter(failure), failure)
  const code = failure instanceof ApiError ? failure.code : null
  const email = field('email')

  function readEmail(): string {
    const input = ref.current?.elements.namedItem('email')
    return input instanceof HTMLInputElement ? input.value.trim() : ''
  }

  return (
    <form {...form} className="stack-4">
      <div className={`${styles.gift} panel stack-2`}>
        <p className="quiet">{gift.from === '' ? say.fromSomebody : fill(say.from, { from: gift.from })}</p>
        <h2 className="title-3">{gift.name}</h2>
        {gift.message !== '' && <blockquote className={styles.message}>{gift.message}</blockquote>}
      </div>
      {code === 'already_purchased' && (
        <p role="alert">
          <strong>{say.heldTitle}.</strong> {say.heldText}
        </p>
      )}
      {code !== 'already_purchased' && code !== 'email_known' && (
        <FormFailure
          error={failure}
          secondsLeft={secondsLeft}
          texts={{ wrong_login_code: account.code.wrong }}
        />
      )}
      {!user && (
        <>
          <p className="quiet pretty">{say.openHint}</p>
          <TextField
            {...email}
            onInput={() => {
              email.onInput()
              setLogin(null)
            }}
            label={account.entry.email}
            defaultValue={gift.email ?? ''}
            required
            type="email"
            autoComplete="email"
          />
          {login && (
            <div className="stack-3">
              <p className="small pretty" role="status">
                {login.by === 'code' ? fill(account.code.sent, { email: login.email }) : say.known}
              </p>
              <PasswordOrCode
                by={login.by}
                password={field('password')}
                code={field('code')}
                takesFocus
                onBy={by => setLogin({ by, email: readEmail() })}
                mailCode={() => mailCode(readEmail())}
              />
            </div>
          )}
        </>
      )}
      <SubmitButton
        label={say.open}
        sendingLabel={say.opening}
        isSending={isSending}
        isBlocked={secondsLeft > 0}
      />
    </form>
  )
}
