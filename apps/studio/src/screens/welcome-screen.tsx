import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { useSetOperator } from '../features/operators/account/use-set-operator.ts'
import { NewPasswordForm } from '../features/operators/login/new-password-form.tsx'
import { useClient } from '../platform/client-context.ts'
import { homeHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useGo } from '../platform/use-go.ts'
import { usePageTitle } from '../platform/use-page-title.ts'
import styles from './login-screen.module.css'

/** The first operator, or an invited one, chooses a password. */
export function WelcomeScreen() {
  const { words } = useI18n()
  const client = useClient()
  const setOperator = useSetOperator()
  const go = useGo()
  // Read once: the address is left as soon as the link is used.
  const [token] = useState(() => location.hash.slice(1))
  usePageTitle(words.welcome.title)
  return (
    <div className={`${styles.card} stack-4`}>
      <h1 className="title-1">{words.welcome.title}</h1>
      <p className="quiet pretty">{words.welcome.text}</p>
      <NewPasswordForm
        submit={words.welcome.submit}
        dead={words.welcome.dead}
        onPassword={async password => {
          setOperator(await client.send(studioWireCalls.welcomeOperator, { body: { token, password } }))
          go(homeHref, { replace: true })
        }}
      />
    </div>
  )
}
