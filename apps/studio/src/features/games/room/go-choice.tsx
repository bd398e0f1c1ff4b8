import type { Room } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import styles from './checks-panel.module.css'

/** Whether the first picture goes on air by itself, or waits for a person. */
export function GoChoice({ channel, room }: { channel: string; room: Room }) {
  const i18n = useI18n()
  const client = useClient()
  const queries = useQueryClient()
  /** Until the server has said it. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const mayChoose = useMayCall()(studioWireCalls.setWaitForGo)
  const choosing = useMutation({
    mutationFn: (waits_for_go: boolean) =>
      client.send(studioWireCalls.setWaitForGo, {
        params: { channel, id: String(room.id) },
        body: { waits_for_go },
      }),
    gcTime: 0,
    async onSettled() {
      await queries.invalidateQueries({ queryKey: ['event', channel] })
      setChosen(null)
    },
  })
  if (!mayChoose) return null
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={chosen ?? room.waits_for_go}
          onChange={({ target }) => {
            setChosen(target.checked)
            choosing.mutate(target.checked)
          }}
        />
        <span>{i18n.words.room.waits}</span>
      </label>
      <p className="small strong problem unless-empty" role="alert">
        {choosing.isError && errorText(choosing.error, i18n)}
      </p>
    </div>
  )
}
