import { ApiError } from '@grandstand/api-client'
import type { SocialProvider } from '@grandstand/contract/constants'
import { FormProblem } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './social.module.css'
import { useBeginSocial } from './use-begin-social.ts'

/** A letter each: the providers' own pictures are theirs. */
const letters = { google: 'G', facebook: 'f' } as const
const names = { google: 'Google', facebook: 'Facebook' } as const

/**
 * For the top of the login and registration screens, above the form. `providers` are the channel's
 * `settings.social_providers`: without any, nothing is shown.
 */
export function SocialButtons({ providers }: { providers: readonly SocialProvider[] }) {
  const i18n = useI18n()
  const { social } = useAccountWords()
  const { mutate, error, isPending, isSuccess, variables } = useBeginSocial()
  // Until the other site shows, the button stays as it was pressed.
  const isLeaving = isPending || isSuccess
  if (providers.length === 0) return null
  return (
    <div className={styles.block}>
      <FormProblem text={error && failureText(error)} />
      {providers.map(provider => (
        <button
          className={`button ${styles.button}`}
          key={provider}
          type="button"
          aria-disabled={isLeaving}
          onClick={() => {
            if (!isLeaving) mutate(provider)
          }}
        >
          <span className={styles.letter} aria-hidden="true">
            {letters[provider]}
          </span>
          {i18n.fill(isLeaving && variables === provider ? social.opening : social.continueWith, {
            provider: names[provider],
          })}
        </button>
      ))}
      <p className={`${styles.or} quiet meta`}>{social.or}</p>
    </div>
  )

  function failureText(problem: Error): string {
    if (!(problem instanceof ApiError)) return i18n.words.errors.global
    return problem.code === 'unavailable' && variables
      ? i18n.fill(social.unreachable, { provider: names[variables] })
      : errorText(problem, i18n)
  }
}
