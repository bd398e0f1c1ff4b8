import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** Asks for a link to another password. What is answered does not say whether the address is known. */
export function ForgotForm() {
  const i18n = useI18n()
  const { words, language } = i18n
  const client = useClient()
  const { form, field, failure, isSending, isDone } = useForm({
    fields: ['email'],
    check: ({ email }) => ({ email: email.trim() === '' ? 'required' : null }),
    explain: () => words.errors.required,
    send: ({ email }) =>
      client.send(studioWireCalls.forgetOperatorPassword, { body: { email: email.trim(), language } }),
  })
  return (
    <form {...form} className="stack-4">
      <TextField
        {...field('email')}
        type="email"
        label={words.login.email}
        autoComplete="username"
        required
      />
      <FormProblem text={failure && errorText(failure, i18n)} />
      <p className="small strong pretty unless-empty" role="status">
        {isDone && words.forgot.sent}
      </p>
      <SubmitButton label={words.forgot.submit} isSending={isSending} />
    </form>
  )
}
