import type { StudioUserDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { fullName } from '../../../platform/full-name.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './help-action.module.css'

export function EndSessions({ channel, user }: { channel: string; user: StudioUserDetail }) {
  const i18n = useI18n()
  const say = i18n.words.user
  const client = useClient()
  const [ended, setEnded] = useState<number | null>(null)
  return (
    <div className={`${styles.action} stack-2 start`}>
      <ConfirmAction
        label={say.endSessions}
        title={say.confirmEnd}
        text={i18n.fill(say.confirmEndText, { name: fullName(user) })}
        action={say.confirmEndAction}
        run={() => client.send(studioWireCalls.endUserSessions, { params: { channel, id: String(user.id) } })}
        changes="user"
        onDone={answer => setEnded(answer.ended)}
      />
      <p className="quiet small pretty">{say.endSessionsText}</p>
      <p className="small strong unless-empty" role="status">
        {ended !== null && i18n.plural(say.ended, ended)}
      </p>
    </div>
  )
}
