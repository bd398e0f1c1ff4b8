import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClipsWords, useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { shareLink } from '../../platform/share-link.ts'
import { sharedHref } from './clip-links.ts'

/** One tap to the device's own sheet: the link is made on the way, and works before the clip has a file. */
export function useShareClip(onShared?: () => void): (clip: Clip) => void {
  const { client, toasts } = useApp()
  const { fill } = useI18n()
  const { share: words } = useClipsWords()
  const { actions } = useWatchWords()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (clip: Clip) => {
      const known = sharedHref(clip)
      const path = known ?? (await openLink(clip))
      const url = `${location.origin}${path}${clip.event.is_score_hidden ? '?spoilers=off' : ''}`
      return { url, outcome: await shareLink({ title: clip.name, url }) }
    },
    onSuccess: ({ url, outcome }) => {
      if (outcome === 'copied' || outcome === 'failed')
        toasts.show({
          key: 'clip-link',
          kind: outcome === 'copied' ? 'info' : 'error',
          text: () => (outcome === 'copied' ? words.copied : fill(actions.notCopied, { address: url })),
        })
      if (outcome === 'copied' || outcome === 'sent') onShared?.()
    },
    onError: () => toasts.show({ key: 'clip-link', kind: 'error', text: () => words.failed }),
  })

  async function openLink({ id }: Clip): Promise<string> {
    const input = { params: { id: String(id) }, body: { is_shared: true } }
    const shared = await client.send(wireCalls.shareClip, input)
    void queryClient.invalidateQueries({ queryKey: ['clips'] })
    return sharedHref(shared) ?? ''
  }

  return clip => !isPending && mutate(clip)
}
