import type { StudioEventDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface EventCancelProps {
  channel: string
  event: StudioEventDetail
  /** Buyers of this game alone. */
  buyers: number
}

/** Called off, and on after all; what has begun can only be ended. */
export function EventCancel({ channel, event, buyers }: EventCancelProps) {
  const client = useClient()
  const { words, fill, plural } = useI18n()
  const say = words.event
  const params = { channel, id: String(event.id) }
  if (event.is_cancelled) {
    return (
      <ConfirmAction
        look="primary"
        label={say.restore}
        title={say.confirmRestore}
        text={fill(say.confirmRestoreText, { name: event.name })}
        action={say.restore}
        run={() => client.send(studioWireCalls.restoreEvent, { params })}
        changes="event"
      />
    )
  }
  if (event.stream_status !== 'upcoming') return null
  return (
    <ConfirmAction
      look="danger"
      label={say.cancel}
      title={say.confirmCancel}
      text={[
        fill(say.confirmCancelText, { name: event.name }),
        ...(buyers > 0 ? [plural(words.games.plan.cancelBuyers, buyers)] : []),
      ].join(' ')}
      action={say.cancel}
      run={() => client.send(studioWireCalls.cancelEvent, { params })}
      changes="event"
    />
  )
}
