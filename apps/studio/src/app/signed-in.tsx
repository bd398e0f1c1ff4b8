import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useClient } from '../platform/client-context.ts'
import { errorText } from '../platform/error-text.ts'
import { loginHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { OperatorContext, operatorQuery } from '../platform/operator.ts'
import { useGo } from '../platform/use-go.ts'
import { TotpGateScreen } from '../screens/totp-gate-screen.tsx'

/** What is inside is shown to operators only; everybody else is led to the login, and back afterwards. */
export function SignedIn({ children }: { children: ReactNode }) {
  const i18n = useI18n()
  const operator = useQuery(operatorQuery(useClient()))
  if (operator.isPending) return <Skeleton shape="row" count={3} />
  if (operator.isError) {
    return (
      <StateMessage
        icon="alert"
        title={i18n.words.errors.title}
        text={errorText(operator.error, i18n)}
        role="alert"
        level={1}
      >
        <button className="button button--primary" type="button" onClick={() => void operator.refetch()}>
          {i18n.words.tryAgain}
        </button>
      </StateMessage>
    )
  }
  if (!operator.data) return <ToLogin />
  return (
    <OperatorContext value={operator.data}>
      {operator.data.must_set_totp ? <TotpGateScreen /> : children}
    </OperatorContext>
  )
}

function ToLogin() {
  const location = useLocation()
  // The address changes before this screen goes: what counts is where the visitor was led away from.
  const [href] = useState(location.href)
  const go = useGo()
  useEffect(() => go(loginHref(href), { replace: true }), [go, href])
  return null
}
