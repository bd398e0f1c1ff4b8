import { ApiError } from '@grandstand/api-client'
import { CheckboxField } from '@grandstand/ui'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { errorText } from '../../platform/error-text.ts'
import { useFormProblems } from '../../platform/forms/use-form-problems.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './social.module.css'
import { SocialAlert } from './social-alert.tsx'
import { useRegisterSocial } from './use-register-social.ts'
import type { Registration } from './use-social-return.ts'

interface SocialRegistrationProps {
  /** Who the provider says it is. */
  registration: Registration
  /** Beside the tick box; may hold links. */
  terms: ReactNode
  /** Rather another way in. */
  onLeave: () => void
}

const fields = ['terms'] as const

/** The provider knows the rest: a first-time user only has to accept the terms. */
export function SocialRegistration({ registration, terms, onLeave }: SocialRegistrationProps) {
  const i18n = useI18n()
  const { social, errors, validation } = useAccountWords()
  const form = useRef<HTMLFormElement>(null)
  const problems = useFormProblems(form, fields)
  const { mutate, isPending, error } = useRegisterSocial(registration)
  const { email, first_name, last_name } = registration
  const name = `${first_name} ${last_name}`.trim()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isAccepted = new FormData(event.currentTarget).has('terms')
    if (!problems.show(isAccepted ? {} : { terms: validation.terms }) && !isPending) mutate()
  }

  return (
    <form className={styles.form} ref={form} noValidate onSubmit={submit}>
      <SocialAlert text={error && failureText(error)} />
      <p role="status">{errors.notRegistered}</p>
      <dl className={styles.person}>
        {name !== '' && (
          <div>
            <dt>{social.name}</dt>
            <dd>{name}</dd>
          </div>
        )}
        <div>
          <dt>{social.email}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <CheckboxField {...problems.of('terms')} required>
        {terms}
      </CheckboxField>
      <button className="button button--primary" type="submit" aria-disabled={isPending}>
        {isPending ? social.registering : social.register}
      </button>
      <button className={styles.other} type="button" onClick={onLeave}>
        {social.otherWay}
      </button>
    </form>
  )

  function failureText(problem: Error): string {
    if (!(problem instanceof ApiError)) return i18n.words.errors.global
    if (problem.code === 'wrong_auth_data') return social.failures.expired
    return problem.code === 'email_taken' ? social.failures.email_taken : errorText(problem, i18n)
  }
}
