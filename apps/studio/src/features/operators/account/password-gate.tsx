import { FormProblem, PasswordField, SubmitButton, useForm } from '@grandstand/ui'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './account-form.module.css'

interface PasswordGateProps {
  action: string
  onPassword: (password: string) => Promise<void>
}

/** What changes the way in asks for the password first. */
export function PasswordGate({ action, onPassword }: PasswordGateProps) {
  const i18n = useI18n()
  const { words } = i18n
  const { form, field, failure, isSending } = useForm({
    fields: ['current_password'],
    check: ({ current_password }) => ({ current_password: current_password === '' ? 'required' : null }),
    explain: (_, code) => (code === 'required' ? words.errors.required : words.account.wrongPassword),
    send: ({ current_password }) => onPassword(current_password),
  })
  return (
    <form {...form} className={`${styles.form} stack-4 start`}>
      <PasswordField
        {...field('current_password')}
        label={words.account.current}
        autoComplete="current-password"
        words={words.password}
        required
      />
      <FormProblem text={failure && errorText(failure, i18n)} />
      <SubmitButton label={action} isSending={isSending} isPlain />
    </form>
  )
}
