import type { StudioEventDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { HoldButton } from '../../../platform/hold-button.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** Start and end, by hand: for games without an encoder that starts them, and for mistakes. */
export function EventMoves({ channel, event }: { channel: string; event: StudioEventDetail }) {
  const client = useClient()
  const say = useI18n().words.room
  const params = { channel, id: String(event.id) }
  const isLive = event.stream_status === 'live'
  const label = isLive
    ? say.holdToEnd
    : event.stream_status === 'finished'
      ? say.holdToGoOn
      : say.holdToGoLive
  return (
    <HoldButton
      key={event.stream_status}
      look={event.stream_status === 'upcoming' ? 'primary' : 'danger'}
      label={label}
      run={() =>
        isLive
          ? client.send(studioWireCalls.endEvent, { params })
          : client.send(studioWireCalls.startEvent, { params })
      }
      changes="event"
    />
  )
}
