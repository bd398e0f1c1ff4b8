import { ApiError } from '@grandstand/api-client'
import { FormProblem, PasswordField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

export interface Credentials {
  email: string
  password: string
}

interface CredentialsFormProps {
  onCredentials: (credentials: Credentials) => Promise<void>
}

export function CredentialsForm({ onCredentials }: CredentialsFormProps) {
  const i18n = useI18n()
  const { words } = i18n
  const { form, field, failure, isSending } = useForm({
    fields: ['email', 'password'],
    check: ({ email, password }) => ({
      email: email.trim() === '' ? 'required' : null,
      password: password === '' ? 'required' : null,
    }),
    explain: (_, code) => (code === 'required' ? words.errors.required : words.login.wrong),
    send: ({ email, password }) => onCredentials({ email: email.trim(), password }),
  })
  const isWrong = failure instanceof ApiError && failure.code === 'wrong_auth_data'
  return (
    <form {...form} className="stack-4">
      <TextField
        {...field('email')}
        type="email"
        label={words.login.email}
        autoComplete="username"
        required
      />
      <PasswordField
        {...field('password')}
        label={words.common.password}
        autoComplete="current-password"
        words={words.password}
        required
      />
      <FormProblem text={failure && (isWrong ? words.login.wrong : errorText(failure, i18n))} />
      <SubmitButton label={words.login.submit} sendingLabel={words.login.submitting} isSending={isSending} />
    </form>
  )
}
