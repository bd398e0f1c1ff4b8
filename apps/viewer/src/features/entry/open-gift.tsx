import { ApiError } from '@grandstand/api-client'
import type { ReceivedGift } from '@grandstand/contract'
import { checkEmail } from '@grandstand/rules'
import { SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useAccountWords, useCommerceWords } from '../../locales/words.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'
import styles from './open-gift.module.css'
import { problemText } from './problem-text.ts'
import { useOpenGift } from './use-open-gift.ts'

interface OpenGiftProps {
  gift: ReceivedGift
  token: string
  onOpened: () => void
}

/** Somebody who is not logged in gives an address, and the account is made out of it. */
export function OpenGift({ gift, token, onOpened }: OpenGiftProps) {
  const { words, fill } = useI18n()
  const account = useAccountWords()
  const { gifts: say } = useCommerceWords()
  const user = useUser()
  const open = useOpenGift(token)
  const { form, field, failure, isSending } = useForm({
    fields: ['email'],
    check: ({ email }) => ({ email: user ? null : checkEmail(email) }),
    explain: (name, code) => problemText({ words, account }, name, code),
    async send({ email }) {
      await open(user ? null : email.trim())
      onOpened()
    },
  })
  const code = failure instanceof ApiError ? failure.code : null

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
      {code === 'email_known' && (
        <p role="alert">
          {say.known} <a href="/login">{say.logIn}</a>
        </p>
      )}
      {code !== 'already_purchased' && code !== 'email_known' && <FormFailure error={failure} />}
      {!user && (
        <>
          <p className="quiet pretty">{say.openHint}</p>
          <TextField
            {...field('email')}
            label={account.entry.email}
            defaultValue={gift.email ?? ''}
            required
            type="email"
            autoComplete="email"
          />
        </>
      )}
      <SubmitButton label={say.open} sendingLabel={say.opening} isSending={isSending} />
    </form>
  )
}
