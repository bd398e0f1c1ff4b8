import { FormProblem, PasswordField, SubmitButton, useForm } from '@grandstand/ui'
import styles from './account-form.module.css'
import { CodeField } from './code-field.tsx'
import { errorText } from './error-text.ts'
import { useI18n } from './i18n/use-i18n.ts'
import { useCodeCheck } from './use-code-check.ts'

interface PasswordGateProps {
  action: string
  onShown: (shown: { current_password: string; code?: string }) => Promise<void>
}

/** What changes the way in asks for the password first, and for a code of a second factor that is on. */
export function PasswordGate({ action, onShown }: PasswordGateProps) {
  const i18n = useI18n()
  const { words } = i18n
  const codes = useCodeCheck()
  const { form, field, failure, isSending } = useForm({
    fields: ['current_password', 'code'],
    check: ({ current_password, code }) => ({
      current_password: current_password === '' ? 'required' : null,
      code: codes.check(code),
    }),
    explain,
    send: ({ current_password, code }) => onShown({ current_password, ...codes.toBody(code) }),
  })

  function explain(name: 'current_password' | 'code', code: string): string {
    if (code === 'required') return words.errors.required
    if (name === 'current_password') return words.account.wrongPassword
    return code === 'format' ? words.login.codeProblem : words.login.codeWrong
  }

  return (
    <form {...form} className={`${styles.form} stack-4 start`}>
      <PasswordField
        {...field('current_password')}
        label={words.account.current}
        autoComplete="current-password"
        words={words.password}
        required
      />
      <CodeField {...field('code')} />
      <FormProblem text={failure && errorText(failure, i18n)} />
      <SubmitButton label={action} isSending={isSending} isPlain />
    </form>
  )
}
