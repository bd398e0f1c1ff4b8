import type { Operator } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useOperator } from '../../../platform/operator.ts'
import { Panel } from '../../../platform/panel.tsx'
import { PasswordGate } from '../../../platform/password-gate.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
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
  const [codes, setCodes] = useState<readonly string[]>([])
  /** Until the codes are kept: a page that waits for a second factor would take them away. */
  const [confirmed, setConfirmed] = useState<Operator | null>(null)
  const [isRenewing, setRenewing] = useState(false)
  const [setup, setSetup] = useState<{ secret: string; otpauth_uri: string } | null>(null)

  async function begin(body: { current_password: string }) {
    setSetup(await client.send(studioWireCalls.beginTotp, { body }))
  }
  async function renew(body: { current_password: string; code?: string }) {
    const { recovery_codes } = await client.send(studioWireCalls.makeRecoveryCodes, { body })
    setCodes(recovery_codes)
    setRenewing(false)
    setDone('')
  }
  async function remove(body: { current_password: string; code?: string }) {
    setOperator(await client.send(studioWireCalls.removeTotp, { body }))
    setCodes([])
    setDone(say.removed)
  }

  return (
    <Panel title={words.common.secondFactor} text={isOn ? say.totpOn : say.totpOff}>
      <p className="small strong unless-empty" role="status">
        {done}
      </p>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {confirmed && (
        <div>
          <button
            className="button button--primary"
            type="button"
            onClick={() => {
              setOperator(confirmed)
              setConfirmed(null)
              setCodes([])
              setDone(say.confirmed)
            }}
          >
            {say.recoveryKept}
          </button>
        </div>
      )}
      {isOn && !isRenewing && (
        <div>
          <button className="button" type="button" onClick={() => setRenewing(true)}>
            {say.newRecovery}
          </button>
        </div>
      )}
      {isOn && isRenewing && <PasswordGate key="renew" action={say.newRecovery} onShown={renew} />}
      {isOn && !isRenewing && <PasswordGate key="remove" action={say.remove} onShown={remove} />}
      {!isOn && !setup && !confirmed && <PasswordGate key="begin" action={say.begin} onShown={begin} />}
      {!isOn && setup && (
        <TotpSetup
          {...setup}
          onConfirmed={(operator, made) => {
            setConfirmed(operator)
            setCodes(made)
            setSetup(null)
          }}
        />
      )}
      <p className="quiet small pretty">{say.lost}</p>
    </Panel>
  )
}
