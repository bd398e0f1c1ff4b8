import { FormProblem } from '@grandstand/ui'
import { type ReactNode, useState } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './social.module.css'
import { SocialRegistration } from './social-registration.tsx'
import { useSocialReturn } from './use-social-return.ts'

interface SocialReturnProps {
  /** Beside the tick box of a first-time user. */
  terms: ReactNode
  /** What the login screen shows else. */
  children: ReactNode
}

/**
 * Wraps the content of the login screen, below its heading. While a social login comes back, it replaces the content:
 * it says so, or asks a first-time user to register. It shows above the content why a login failed.
 */
export function SocialReturn({ terms, children }: SocialReturnProps) {
  const i18n = useI18n()
  const { social } = useAccountWords()
  const came = useSocialReturn()
  const [isLeft, setIsLeft] = useState(false)
  if (came.step === 'entering') {
    return (
      <p className={styles.entering} role="status">
        {social.entering}
      </p>
    )
  }
  if (came.step === 'register' && !isLeft) {
    return (
      <SocialRegistration registration={came.registration} terms={terms} onLeave={() => setIsLeft(true)} />
    )
  }
  return (
    <>
      {came.step === 'failed' && <FormProblem text={failureText(came.reason)} />}
      {children}
    </>
  )

  function failureText(reason: Extract<typeof came, { step: 'failed' }>['reason']): string {
    return typeof reason === 'string' ? social.failures[reason] : errorText(reason, i18n)
  }
}
