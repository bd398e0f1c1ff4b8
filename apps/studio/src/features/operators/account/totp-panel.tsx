import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useOperator } from '../../../platform/operator.ts'
import { Panel } from '../../../platform/panel.tsx'
import { PasswordGate } from './password-gate.tsx'
import { TotpSetup } from './totp-setup.tsx'
import { useSetOperator } from './use-set-operator.ts'

/** Off, being set up, or on. */
export function TotpPanel() {
  const { words } = useI18n()
  const say = words.account
  const { has_totp: isOn } = useOperator()
  const client = useClient()
  const setOperator = useSetOperator()
  const [done, setDone] = useState('')
  const [setup, setSetup] = useState<{ secret: string; otpauth_uri: string } | null>(null)

  async function begin(body: { current_password: string }) {
    setSetup(await client.send(studioWireCalls.beginTotp, { body }))
  }
  async function remove(body: { current_password: string; code?: string }) {
    setOperator(await client.send(studioWireCalls.removeTotp, { body }))
    setDone(say.removed)
  }

  return (
    <Panel title={words.common.secondFactor} text={isOn ? say.totpOn : say.totpOff}>
      <p className="small strong unless-empty" role="status">
        {done}
      </p>
      {isOn && <PasswordGate key="remove" action={say.remove} onShown={remove} />}
      {!isOn && !setup && <PasswordGate key="begin" action={say.begin} onShown={begin} />}
      {!isOn && setup && (
        <TotpSetup
          {...setup}
          onConfirmed={operator => {
            setOperator(operator)
            setSetup(null)
            setDone(say.confirmed)
          }}
        />
      )}
      <p className="quiet small pretty">{say.lost}</p>
    </Panel>
  )
}
