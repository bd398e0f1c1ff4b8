import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { prepareDownload } from '../../platform/prepare-download.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { accessQuery } from '../../platform/session/user-queries.ts'

/** Null for users who may not download clips. It waits for the file; the browser saves it. */
export function useDownloadClip(clip: Clip, form: 'wide' | 'vertical') {
  const { client, toasts } = useApp()
  const { download: words } = useClipsWords()
  const user = useUser()
  const { data: access } = useQuery({ ...accessQuery(client), enabled: user !== null })
  const tell = (text: string) => toasts.show({ key: 'clip-download', kind: 'error', text: () => text })
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const input = { params: { id: String(clip.id) }, query: { form } }
      const address = await client.getFileAddress(wireCalls.downloadClip, input)
      const problem = await prepareDownload({
        ask: () => fetch(address, { headers: { range: 'bytes=0-0' } }),
        wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      })
      if (problem === null) window.location.assign(address)
      else tell(problem === 'download_limit' ? words.limit : words.failed)
    },
    onError: () => tell(words.failed),
  })
  if (!user || !access?.capabilities.includes('download_clip') || clip.status === 'failed') return null
  if (form === 'vertical' && clip.vertical?.status !== 'ready') return null
  return { start: () => mutate(), isPending }
}
