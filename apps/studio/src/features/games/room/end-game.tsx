import type { Room } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { HoldButton } from '../../../platform/hold-button.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface EndGameProps {
  channel: string
  room: Room
  onEnded: () => void
}

/** The only red of a live game. */
export function EndGame({ channel, room, onEnded }: EndGameProps) {
  const say = useI18n().words.room
  const client = useClient()
  return (
    <HoldButton
      look="danger"
      label={say.holdToEnd}
      run={() => client.send(studioWireCalls.endEvent, { params: { channel, id: String(room.id) } })}
      changes="event"
      onDone={onEnded}
    />
  )
}
