import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { NewPasswordForm } from '../features/operators/login/new-password-form.tsx'
import { useClient } from '../platform/client-context.ts'
import { forgotHref, loginHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { usePageTitle } from '../platform/use-page-title.ts'
import styles from './login-screen.module.css'

/** Another password by the link that was mailed. */
export function ResetScreen() {
  const { words } = useI18n()
  const client = useClient()
  const [token] = useState(() => location.hash.slice(1))
  const [isSaved, setIsSaved] = useState(false)
  usePageTitle(words.forgot.fresh)
  return (
    <div className={`${styles.card} stack-4`}>
      <h1 className="title-1">{words.forgot.fresh}</h1>
      {isSaved ? (
        <>
          <p role="status">{words.forgot.saved}</p>
          <a className="button button--primary" href={loginHref('')}>
            {words.login.submit}
          </a>
        </>
      ) : (
        <>
          <NewPasswordForm
            submit={words.forgot.save}
            dead={words.forgot.dead}
            onPassword={async password => {
              await client.send(studioWireCalls.renewOperatorPassword, { body: { token, password } })
              setIsSaved(true)
            }}
          />
          <a href={forgotHref}>{words.forgot.again}</a>
        </>
      )}
    </div>
  )
}
