import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface GrantLinkActionsProps {
  channel: string
  id: string
  email: string
}

/** Of a gift that nobody has opened. */
export function GrantLinkActions({ channel, id, email }: GrantLinkActionsProps) {
  const { words, fill } = useI18n()
  const say = words.money.mailed
  const client = useClient()
  const params = { channel, id }
  return (
    <div className="row-2">
      <ConfirmAction
        label={words.people.resend}
        describedLabel={fill(words.people.resendOf, { email })}
        title={fill(say.resendOf, { email })}
        text={say.resendText}
        action={words.people.resend}
        run={() => client.send(studioWireCalls.resendGrantLink, { params })}
        changes="grant-links"
      />
      <ConfirmAction
        look="danger"
        label={say.takeBack}
        describedLabel={fill(say.takeBackOf, { email })}
        title={fill(say.takeBackOf, { email })}
        text={say.takeBackText}
        action={say.takeBack}
        run={() => client.send(studioWireCalls.takeBackGrantLink, { params })}
        changes="grant-links"
      />
    </div>
  )
}
