import type { Clip } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useClipsWords } from '../../locales/words.ts'
import { useDownloadClip } from './use-download-clip.ts'

interface DownloadClipProps {
  clip: Clip
  form?: 'wide' | 'vertical'
  /** Where there is no room for the word. */
  isIcon?: boolean
}

export function DownloadClip({ clip, form = 'wide', isIcon = false }: DownloadClipProps) {
  const { download: words } = useClipsWords()
  const download = useDownloadClip(clip, form)
  if (!download) return null
  const text = download.isPending ? words.preparing : words.action
  return (
    <button
      className={isIcon ? 'icon-button' : 'button'}
      type="button"
      aria-label={isIcon ? text : undefined}
      disabled={download.isPending}
      onClick={download.start}
    >
      {isIcon ? <Icon name="download" /> : text}
    </button>
  )
}
