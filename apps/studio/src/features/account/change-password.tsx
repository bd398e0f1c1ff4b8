import { ApiError } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { PasswordField } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useClient } from '../../platform/client-context.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { Panel } from '../../platform/panel.tsx'
import styles from './account-form.module.css'

type Problems = Partial<Record<'current_password' | 'password', string>>

export function ChangePassword() {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.account
  const client = useClient()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const changing = useMutation({
    mutationFn: (body: { current_password: string; password: string }) =>
      client.send(studioWireCalls.changeOperatorPassword, { body }),
    onSuccess: () => form.current?.reset(),
    onError: error => show(explain(error)),
  })

  function show(found: Problems) {
    setProblems(found)
    const first = Object.keys(found)[0]
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  function explain(error: unknown): Problems {
    if (!(error instanceof ApiError)) return {}
    if ('current_password' in error.fields) return { current_password: say.wrongPassword }
    const texts: Record<string, string> = {
      too_short: say.tooShort,
      too_long: say.tooLong,
      too_common: say.tooCommon,
    }
    const code = error.fields.password
    return code === undefined ? {} : { password: texts[code] ?? words.errors.failed }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const body = {
      current_password: String(data.get('current_password')),
      password: String(data.get('password')),
    }
    const found: Problems = {}
    if (body.current_password === '') found.current_password = words.errors.required
    if (body.password === '') found.password = words.errors.required
    show(found)
    if (Object.keys(found).length === 0) changing.mutate(body)
  }

  const isUnexplained = changing.isError && Object.keys(problems).length === 0
  return (
    <Panel title={say.passwordTitle} text={say.passwordText}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <PasswordField
          name="current_password"
          label={say.current}
          autoComplete="current-password"
          words={words.password}
          problem={problems.current_password}
          required
        />
        <PasswordField
          name="password"
          label={say.fresh}
          autoComplete="new-password"
          words={words.password}
          problem={problems.password}
          required
        />
        <p className={styles.problem} role="alert">
          {isUnexplained && errorText(changing.error, i18n)}
        </p>
        <p className={styles.status} role="status">
          {changing.isSuccess && say.changed}
        </p>
        <button className="button button--primary" type="submit" disabled={changing.isPending}>
          {changing.isPending ? say.changing : say.change}
        </button>
      </form>
    </Panel>
  )
}
