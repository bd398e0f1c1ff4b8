import type { Clip } from '@grandstand/contract'
import { useEffect, useState } from 'react'

/**
 * The MP4 of a clip, where the browser can send files; null until it is there. It is loaded before it is asked for: a
 * browser opens its sheet only right after a press.
 */
export function useClipFile({ url, name }: Pick<Clip, 'url' | 'name'>): File | null {
  const [file, setFile] = useState<File | null>(null)
  useEffect(() => {
    if (url === null || !canSendFiles()) return
    const abort = new AbortController()
    fetch(url, { signal: abort.signal })
      .then(answer => (answer.ok ? answer.blob() : null))
      .then(blob => setFile(blob && new File([blob], `${fileName(name)}.mp4`, { type: 'video/mp4' })))
      // There is the link as well.
      .catch(() => {})
    return () => {
      abort.abort()
      setFile(null)
    }
  }, [url, name])
  return file
}

function canSendFiles(): boolean {
  const sample = new File([], 'clip.mp4', { type: 'video/mp4' })
  return 'canShare' in navigator && navigator.canShare({ files: [sample] })
}

/** No sign that a file system takes for something else. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'clip'
