import { ApiError } from '@grandstand/api-client'
import type { Operator } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { checkPassword } from '@grandstand/rules'
import { FormProblem, PasswordField, SubmitButton, useForm } from '@grandstand/ui'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { passwordProblem } from '../../../platform/password-problem.ts'

/** The first operator chooses a password. */
export function WelcomeForm({ token, onIn }: { token: string; onIn: (operator: Operator) => void }) {
  const i18n = useI18n()
  const { words } = i18n
  const client = useClient()
  const { form, field, failure, isSending } = useForm({
    fields: ['password'],
    check: ({ password }) => ({ password: checkPassword(password) }),
    explain: (_, code) => passwordProblem(words, code),
    async send(body) {
      onIn(await client.send(studioWireCalls.welcomeOperator, { body: { token, ...body } }))
    },
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
      <FormProblem text={failure && (isDead ? words.welcome.dead : errorText(failure, i18n))} />
      <SubmitButton
        label={words.welcome.submit}
        sendingLabel={words.login.submitting}
        isSending={isSending}
      />
    </form>
  )
}
