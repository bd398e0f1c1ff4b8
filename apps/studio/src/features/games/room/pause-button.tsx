import type { Room } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './room-player.module.css'

/** A card for viewers while the crew goes on, and the picture again. */
export function PauseButton({ channel, room }: { channel: string; room: Room }) {
  const i18n = useI18n()
  const say = i18n.words.room
  const client = useClient()
  const queries = useQueryClient()
  const params = { channel, id: String(room.id) }
  const pausing = useMutation({
    mutationFn: () =>
      room.is_paused
        ? client.send(studioWireCalls.resumeEvent, { params })
        : client.send(studioWireCalls.pauseEvent, { params }),
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: ['event', channel] }),
  })
  return (
    <>
      <button
        className={styles.pause}
        data-paused={room.is_paused}
        type="button"
        disabled={pausing.isPending}
        onClick={() => pausing.mutate()}
      >
        {room.is_paused ? say.goOn : say.pause}
      </button>
      <span className="small strong unless-empty" role="alert">
        {pausing.isError && errorText(pausing.error, i18n)}
      </span>
    </>
  )
}
