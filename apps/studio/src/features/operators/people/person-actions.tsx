import type { Person } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LinkLine } from '../../../platform/link-line.tsx'
import { useOperator } from '../../../platform/operator.ts'
import styles from './people.module.css'
import { ResetPerson } from './reset-person.tsx'

export function PersonActions({ channel, person }: { channel: string; person: Person }) {
  const { words, fill } = useI18n()
  const say = words.people
  const client = useClient()
  const params = { channel, id: String(person.id) }
  const { email } = person
  const own = useOperator()
  const [link, setLink] = useState('')
  const [note, setNote] = useState('')
  function tellReset(made: string | null): void {
    setLink(made ?? '')
    setNote(made === null ? say.reset.second_factor.done : say.reset.password.done)
  }
  return (
    <>
      <div className={`${styles.actions} row-2`}>
        {person.invited_until !== null && (
          <ConfirmAction
            label={say.resend}
            describedLabel={fill(say.resendOf, { email })}
            title={fill(say.confirmResend, { email })}
            text={say.confirmResendText}
            action={say.send}
            run={() => client.send(studioWireCalls.resendInvitation, { params })}
            changes="people"
            onDone={answer => setLink(answer.link)}
          />
        )}
        {person.invited_until === null && person.id !== own.id && (
          <ResetPerson channel={channel} person={person} what="password" onDone={tellReset} />
        )}
        {person.has_totp && person.id !== own.id && (
          <ResetPerson channel={channel} person={person} what="second_factor" onDone={tellReset} />
        )}
        <ConfirmAction
          look="danger"
          label={words.common.remove}
          describedLabel={fill(say.removeOf, { email })}
          title={fill(say.confirmRemove, { email })}
          text={say.confirmRemoveText}
          action={words.common.remove}
          run={() => client.send(studioWireCalls.removePerson, { params })}
          changes="people"
        />
      </div>
      <p className="small strong unless-empty" role="status">
        {note}
      </p>
      {link && <LinkLine label={say.link} href={link} />}
    </>
  )
}
