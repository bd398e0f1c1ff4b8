import type { Closing } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import styles from './closing.module.css'

/** Whether the night is closed, who closed it, and how to change it. */
export function ClosingState({ channel, closing }: { channel: string; closing: Closing }) {
  const { words, fill, dateTime } = useI18n()
  const say = words.closing
  const client = useClient()
  const may = useMayCall()
  const params = { channel, id: String(closing.event_id) }
  const { closed, can_close } = closing
  return (
    <div className="row-3 middle">
      <p className={closed ? styles.closed : styles.open} role="status">
        <Icon name={closed ? 'check' : 'alert'} />
        {closed
          ? fill(say.closedBy, { name: closed.by, when: dateTime(closed.at) })
          : can_close
            ? say.isOpen
            : say.notOver}
      </p>
      {!closed && can_close && may(studioWireCalls.closeGame) && (
        <ConfirmAction
          look="primary"
          label={say.close}
          title={say.confirmClose}
          text={say.confirmCloseText}
          action={say.close}
          run={() => client.send(studioWireCalls.closeGame, { params })}
          changes="closing"
        />
      )}
      {closed && may(studioWireCalls.reopenGame) && (
        <ConfirmAction
          label={say.reopen}
          title={say.confirmReopen}
          text={say.confirmReopenText}
          action={say.reopen}
          run={() => client.send(studioWireCalls.reopenGame, { params })}
          changes="closing"
        />
      )}
    </div>
  )
}
