import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './clip-state.module.css'

/** The progress of one's own clip, who sees it, and another try if it failed. */
export function ClipState({ clip }: { clip: Clip }) {
  const { client } = useApp()
  const { plural } = useI18n()
  const { state: words } = useClipsWords()
  const queryClient = useQueryClient()
  const again = useMutation({
    mutationFn: () => client.send(wireCalls.retryClip, { params: { id: String(clip.id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['clips'] }),
  })
  const sight =
    clip.moderation === 'hidden'
      ? words.hidden
      : clip.moderation === 'waiting'
        ? words.waiting
        : words.isPublic
  // What has failed is there for nobody to see.
  const isTold = clip.status !== 'failed' && (clip.is_public || clip.moderation === 'hidden')
  return (
    <div className={`${styles.state} row-2 middle quiet meta`} data-status={clip.status}>
      <p role="status">
        {clip.status === 'failed' ? words.problem[clip.problem ?? 'too_late'] : words[clip.status]}
        {isTold && ` · ${sight}`}
        {clip.buyers !== null && clip.buyers > 0 && ` · ${plural(words.buyers, clip.buyers)}`}
      </p>
      {clip.status === 'failed' && (
        <button
          className={styles.again}
          type="button"
          disabled={again.isPending}
          onClick={() => again.mutate()}
        >
          {words.retry}
        </button>
      )}
      {again.isError && <p role="alert">{words.retryFailed}</p>}
    </div>
  )
}
