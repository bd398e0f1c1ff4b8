import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../platform/client-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useOperator } from '../../platform/operator.ts'
import { Panel } from '../../platform/panel.tsx'
import styles from './account-form.module.css'
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
  const beginning = useMutation({
    mutationFn: (current_password: string) =>
      client.send(studioWireCalls.beginTotp, { body: { current_password } }),
    gcTime: 0,
  })
  const removing = useMutation({
    mutationFn: (current_password: string) =>
      client.send(studioWireCalls.removeTotp, { body: { current_password } }),
    onSuccess(operator) {
      setOperator(operator)
      setDone(say.removed)
    },
  })
  return (
    <Panel title={say.totpTitle} text={isOn ? say.totpOn : say.totpOff}>
      <p className={styles.status} role="status">
        {done}
      </p>
      {isOn && <PasswordGate key="remove" action={say.remove} trying={removing} />}
      {!isOn && !beginning.data && <PasswordGate key="begin" action={say.begin} trying={beginning} />}
      {!isOn && beginning.data && (
        <TotpSetup
          {...beginning.data}
          onConfirmed={operator => {
            setOperator(operator)
            beginning.reset()
            setDone(say.confirmed)
          }}
        />
      )}
      <p className={styles.text}>{say.lost}</p>
    </Panel>
  )
}
