import { ApiError } from '@grandstand/api-client'
import { checkPassword } from '@grandstand/rules'
import { FormProblem, PasswordField, SubmitButton, useForm } from '@grandstand/ui'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { passwordProblem } from '../../../platform/password-problem.ts'

interface NewPasswordFormProps {
  onPassword: (password: string) => Promise<void>
  submit: string
  /** What is said of a link that works no more. */
  dead: string
}

/** A password that is chosen by a link. */
export function NewPasswordForm({ onPassword, submit, dead }: NewPasswordFormProps) {
  const i18n = useI18n()
  const { words } = i18n
  const { form, field, failure, isSending } = useForm({
    fields: ['password'],
    check: ({ password }) => ({ password: checkPassword(password) }),
    explain: (_, code) => passwordProblem(words, code),
    send: ({ password }) => onPassword(password),
  })
  const isDead = failure instanceof ApiError && (failure.code === 'reset_failed' || 'token' in failure.fields)
  return (
    <form {...form} className="stack-4">
      <PasswordField
        {...field('password')}
        label={words.account.fresh}
        autoComplete="new-password"
        words={words.password}
        required
      />
      <FormProblem text={failure && (isDead ? dead : errorText(failure, i18n))} />
      <SubmitButton label={submit} isSending={isSending} />
    </form>
  )
}
