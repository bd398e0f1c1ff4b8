import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { LoginForm } from '../features/operators/login/login-form.tsx'
import { useClient } from '../platform/client-context.ts'
import { forgotHref, returnPath } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { OperatorContext, operatorQuery } from '../platform/operator.ts'
import { hasSessionEnded, takeSessionEnd } from '../platform/session-end.ts'
import { useGo } from '../platform/use-go.ts'
import { usePageTitle } from '../platform/use-page-title.ts'
import styles from './login-screen.module.css'

export function LoginScreen({ returnTo }: { returnTo: string }) {
  const { words } = useI18n()
  const queryClient = useQueryClient()
  const client = useClient()
  const operator = use(OperatorContext)
  const go = useGo()
  const [hasEnded] = useState(() => hasSessionEnded(queryClient))
  const href = returnPath(returnTo)
  usePageTitle(words.login.title)
  // Also for a logged-in operator who opens the login.
  useEffect(() => {
    if (operator) go(href, { replace: true })
  }, [operator, go, href])
  return (
    <div className={`${styles.card} stack-4`}>
      <h1 className="title-1">{words.login.title}</h1>
      <p className="quiet pretty">{words.login.text}</p>
      {hasEnded && (
        <p className="note" role="status">
          {words.login.ended}
        </p>
      )}
      <LoginForm
        onIn={found => {
          takeSessionEnd(queryClient)
          queryClient.setQueryData(operatorQuery(client).queryKey, found)
        }}
      />
      <a href={forgotHref}>{words.forgot.link}</a>
    </div>
  )
}
