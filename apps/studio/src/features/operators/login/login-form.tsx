import type { Operator } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { CodeForm } from './code-form.tsx'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'

/** Email and password first; an operator with a second factor is then asked for its code. */
export function LoginForm({ onIn }: { onIn: (operator: Operator) => void }) {
  const client = useClient()
  /** Known to be right. */
  const [known, setKnown] = useState<Credentials | null>(null)

  async function tryIn(credentials: Credentials, code?: string): Promise<void> {
    const body = { ...credentials, ...(code !== undefined && { code }) }
    const answer = await client.send(studioWireCalls.loginOperator, { body })
    if (answer.step === 'session') onIn(answer.operator)
    else setKnown(credentials)
  }

  return known ? (
    <CodeForm onCode={code => tryIn(known, code)} onBack={() => setKnown(null)} />
  ) : (
    <CredentialsForm onCredentials={tryIn} />
  )
}
