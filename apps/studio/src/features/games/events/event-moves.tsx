import type { StudioEventDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** Start and end, by hand: for games without an encoder that starts them, and for mistakes. */
export function EventMoves({ channel, event }: { channel: string; event: StudioEventDetail }) {
  const client = useClient()
  const { words, fill } = useI18n()
  const say = words.event
  const params = { channel, id: String(event.id) }
  if (event.stream_status === 'live') {
    return (
      <ConfirmAction
        look="danger"
        label={say.end}
        title={say.confirmEnd}
        text={fill(say.confirmEndText, { name: event.name })}
        action={say.end}
        run={() => client.send(studioWireCalls.endEvent, { params })}
        changes="event"
      />
    )
  }
  const isOver = event.stream_status === 'finished'
  return (
    <ConfirmAction
      look="primary"
      label={isOver ? say.startAgain : say.start}
      title={isOver ? say.confirmAgain : say.confirmStart}
      text={fill(isOver ? say.confirmAgainText : say.confirmStartText, { name: event.name })}
      action={isOver ? say.startAgain : say.start}
      run={() => client.send(studioWireCalls.startEvent, { params })}
      changes="event"
    />
  )
}
