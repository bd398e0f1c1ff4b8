import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { checkPassword } from '@grandstand/rules'
import { FormProblem, PasswordField, SubmitButton, useForm } from '@grandstand/ui'
import styles from '../../../platform/account-form.module.css'
import { useClient } from '../../../platform/client-context.ts'
import { CodeField } from '../../../platform/code-field.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { passwordProblem } from '../../../platform/password-problem.ts'
import { useCodeCheck } from '../../../platform/use-code-check.ts'

const fields = ['current_password', 'password', 'code'] as const
type Field = (typeof fields)[number]

export function ChangePassword() {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.account
  const client = useClient()
  const codes = useCodeCheck()
  const { form, field, failure, isSending, isDone } = useForm({
    fields,
    check: ({ current_password, password, code }) => ({
      current_password: current_password === '' ? 'required' : null,
      password: checkPassword(password),
      code: codes.check(code),
    }),
    explain,
    async send({ code, ...passwords }) {
      const body = { ...passwords, ...codes.toBody(code) }
      await client.send(studioWireCalls.changeOperatorPassword, { body })
      form.ref.current?.reset()
    },
  })

  function explain(name: Field, code: string): string {
    if (code === 'required') return words.errors.required
    if (name === 'current_password') return say.wrongPassword
    if (name === 'code') return code === 'format' ? words.login.codeProblem : words.login.codeWrong
    return passwordProblem(words, code)
  }

  return (
    <Panel title={words.common.password} text={say.passwordText}>
      <form {...form} className={`${styles.form} stack-4 start`}>
        <PasswordField
          {...field('current_password')}
          label={say.current}
          autoComplete="current-password"
          words={words.password}
          required
        />
        <PasswordField
          {...field('password')}
          label={say.fresh}
          autoComplete="new-password"
          words={words.password}
          required
        />
        <CodeField {...field('code')} />
        <FormProblem text={failure && errorText(failure, i18n)} />
        <p className="small strong unless-empty" role="status">
          {isDone && say.changed}
        </p>
        <SubmitButton label={say.change} sendingLabel={say.changing} isSending={isSending} />
      </form>
    </Panel>
  )
}
