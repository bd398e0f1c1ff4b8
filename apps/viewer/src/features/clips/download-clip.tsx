import type { Clip } from '@grandstand/contract'
import { useClipsWords } from '../../locales/words.ts'
import { useDownloadClip } from './use-download-clip.ts'

export function DownloadClip({ clip, form = 'wide' }: { clip: Clip; form?: 'wide' | 'vertical' }) {
  const { download: words } = useClipsWords()
  const download = useDownloadClip(clip, form)
  return (
    download && (
      <button className="button" type="button" disabled={download.isPending} onClick={download.start}>
        {download.isPending ? words.preparing : words.action}
      </button>
    )
  )
}
