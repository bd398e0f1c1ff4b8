import { ApiError } from '@grandstand/api-client'
import { CheckboxField, FormProblem, SubmitButton, useForm } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './social.module.css'
import { useRegisterSocial } from './use-register-social.ts'
import type { Registration } from './use-social-return.ts'

interface SocialRegistrationProps {
  /** The identity that the provider reports. */
  registration: Registration
  /** Beside the tick box; may hold links. */
  terms: ReactNode
  /** Rather another way in. */
  onLeave: () => void
}

/** The provider knows the rest: a first-time user only has to accept the terms. */
export function SocialRegistration({ registration, terms, onLeave }: SocialRegistrationProps) {
  const i18n = useI18n()
  const { social, errors, validation } = useAccountWords()
  const register = useRegisterSocial(registration)
  const { form, field, failure, isSending } = useForm({
    fields: ['terms'],
    check: values => ({ terms: values.terms === '' ? 'terms' : null }),
    explain: () => validation.terms,
    send: register,
  })
  const { email, first_name, last_name } = registration
  const name = `${first_name} ${last_name}`.trim()

  return (
    <form {...form} className={styles.form}>
      <FormProblem text={failure && failureText(failure)} />
      <p role="status">{errors.notRegistered}</p>
      <dl className={`${styles.person} stack-3`}>
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
      <CheckboxField {...field('terms')} required>
        {terms}
      </CheckboxField>
      <SubmitButton label={social.register} sendingLabel={social.registering} isSending={isSending} />
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
