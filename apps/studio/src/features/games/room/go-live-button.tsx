import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { HoldButton } from '../../../platform/hold-button.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** From here on viewers see what the cameras send. */
export function GoLiveButton({ channel, id }: { channel: string; id: string }) {
  const say = useI18n().words.room
  const client = useClient()
  return (
    <HoldButton
      label={say.holdToGoLive}
      run={() => client.send(studioWireCalls.startEvent, { params: { channel, id } })}
      changes="event"
    />
  )
}
