import type { Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { Icon } from '@grandstand/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { prepareDownload } from '../../platform/prepare-download.ts'
import { accessQuery } from '../../platform/session/user-queries.ts'

/** For users who may download. The server makes the file; the browser saves it. */
export function DownloadButton({ event }: { event: Event }) {
  const { client } = useApp()
  const { download: words } = useWatchWords()
  const { data: access } = useQuery(accessQuery(client))
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: async () => {
      const input = { params: { id: String(event.id) } }
      const address = await client.getFileAddress(wireCalls.downloadEvent, input)
      const problem = await prepareDownload({
        ask: () => fetch(address, { headers: { range: 'bytes=0-0' } }),
        wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      })
      if (problem === null) window.location.assign(address)
      return problem ?? 'begun'
    },
  })
  if (!access?.capabilities.includes('download')) return null
  const said = {
    begun: words.begun,
    download_limit: words.limit,
    not_downloadable: words.changing,
    download_unavailable: words.unavailable,
    failed: words.failed,
  }
  const text = isError ? words.failed : data && said[data]
  return (
    <div>
      <button className="button" type="button" disabled={isPending} onClick={() => mutate()}>
        <Icon name="download" />
        {isPending ? words.preparing : words.action}
      </button>
      <p className="quiet meta" role="status">
        {!isPending && text}
      </p>
    </div>
  )
}
