import { wireCalls } from '@grandstand/contract/wire'
import { CheckboxField, PasswordField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { retryAfter } from '../../platform/form/retry-after.ts'
import { TermsLabel } from '../../platform/form/terms-label.tsx'
import { useRecaptcha } from '../../platform/form/use-recaptcha.ts'
import { useSecondsLeft } from '../../platform/form/use-seconds-left.ts'
import { isInterfaceLanguage } from '../../platform/i18n/load-catalogue.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { checkRegistration, type RegistrationField, registrationFields } from './check-registration.ts'
import { EmailTaken } from './email-taken.tsx'
import styles from './entry.module.css'
import { problemText } from './problem-text.ts'
import { useEnter } from './use-enter.ts'

interface RegistrationFormProps {
  recaptchaSiteKey: string | null
  /** The account is made and its owner logged in. */
  onDone: () => Promise<void>
}

export function RegistrationForm({ recaptchaSiteKey, onDone }: RegistrationFormProps) {
  const { client } = useApp()
  const { words, language } = useI18n()
  const account = useAccountWords()
  const enter = useEnter()
  const recaptcha = useRecaptcha(recaptchaSiteKey, 'register')
  const { form, field, failure, isSending } = useForm({
    fields: registrationFields,
    check: checkRegistration,
    explain: (name, code) => problemText({ words, account }, name, code),
    async send({ first_name, last_name, email, phone, password }) {
      await enter(async () =>
        client.send(wireCalls.register, {
          body: {
            first_name: first_name.trim(),
            last_name: last_name.trim(),
            email: email.trim(),
            ...(phone.trim() && { phone: phone.trim() }),
            password,
            terms: true,
            ...(isInterfaceLanguage(language) && { language }),
            ...(await recaptcha()),
          },
        }),
      )
      await onDone()
    },
    fieldOf: code => (code === 'email_taken' ? 'email' : undefined),
  })
  const secondsLeft = useSecondsLeft(retryAfter(failure), failure)
  const own = (name: RegistrationField) => ({ ...field(name), required: true })

  return (
    <form {...form} className={`${styles.form} stack-4`}>
      <FormFailure
        error={failure}
        secondsLeft={secondsLeft}
        texts={{ email_taken: account.registration.emailTaken }}
      />
      <EmailTaken error={failure} />
      <div className={`${styles.names} stack-4`}>
        <TextField {...own('first_name')} label={account.entry.firstName} autoComplete="given-name" />
        <TextField {...own('last_name')} label={account.entry.lastName} autoComplete="family-name" />
      </div>
      <TextField {...own('email')} label={account.entry.email} type="email" autoComplete="email" />
      <TextField
        {...own('phone')}
        required={false}
        label={account.entry.phone}
        type="tel"
        autoComplete="tel"
      />
      <PasswordField
        {...own('password')}
        label={account.entry.password}
        hint={account.entry.passwordHint}
        autoComplete="new-password"
        words={account.password}
      />
      <PasswordField
        {...own('password_confirmation')}
        label={account.entry.passwordAgain}
        autoComplete="new-password"
        words={account.password}
      />
      <CheckboxField {...own('terms')}>
        <TermsLabel />
      </CheckboxField>
      <SubmitButton
        label={account.registration.submit}
        sendingLabel={account.registration.sending}
        isSending={isSending}
        isBlocked={secondsLeft > 0}
      />
    </form>
  )
}
