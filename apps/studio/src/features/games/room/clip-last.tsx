import { newKey } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './clip-last.module.css'

const seconds = 30

/** One press makes a clip of what viewers have just seen; it stands first among those that wait. */
export function ClipLast({ channel, id, camera }: { channel: string; id: string; camera: number }) {
  const i18n = useI18n()
  const { words, fill, number } = i18n
  const client = useClient()
  const queries = useQueryClient()
  const label = fill(words.room.clipLast, { number: number(seconds) })
  const cutting = useMutation({
    mutationFn: (idempotency_key: string) =>
      client.send(studioWireCalls.cutLast, {
        params: { channel, id, camera: String(camera) },
        body: { seconds, idempotency_key },
      }),
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: ['clips'] }),
  })
  return (
    <>
      <span className={`${styles.told} small strong unless-empty`} role="status">
        {cutting.isSuccess && words.room.clipMade}
        {cutting.isError && errorText(cutting.error, i18n)}
      </span>
      <button
        className={styles.cut}
        type="button"
        aria-label={label}
        disabled={cutting.isPending}
        onClick={() => cutting.mutate(newKey())}
      >
        <Icon name="scissors" />
        <span className={styles.label}>{label}</span>
      </button>
    </>
  )
}
