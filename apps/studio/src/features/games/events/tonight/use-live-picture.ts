import { type RefObject, useEffect, useRef } from 'react'

/**
 * Plays what a camera sends in the video, close to live and only while it is in view: a wall of pictures must not fill
 * the line that carries them.
 */
export function useLivePicture(
  video: RefObject<HTMLVideoElement | null>,
  url: string | null,
  /** Before the picture goes. */
  onLeave?: (video: HTMLVideoElement) => void,
): void {
  /** Its token changes every few minutes; the player goes on with the newest. */
  const newest = useRef(url)
  newest.current = url
  const leaving = useRef(onLeave)
  leaving.current = onLeave
  const recording = recordingOf(url)
  useEffect(() => {
    const element = video.current
    if (recording === null || !element) return
    let gone: AbortController | null = null
    const show = async (signal: AbortSignal) => {
      const { openPicture } = await import('../../../../platform/open-picture.ts')
      if (signal.aborted) return
      const close = await openPicture(element, () => newest.current ?? '')
      if (signal.aborted) close()
      else signal.addEventListener('abort', close)
    }
    const leave = () => {
      gone?.abort()
      gone = null
    }
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return leave()
      if (gone) return
      gone = new AbortController()
      // Without it the frame stays dark, and the figures beside it tell what comes.
      show(gone.signal).catch(() => {})
    })
    watch.observe(element)
    return () => {
      leaving.current?.(element)
      watch.disconnect()
      leave()
    }
  }, [video, recording])
}

/** The address without its token: of viewers, or of the crew alone. */
function recordingOf(url: string | null): string | null {
  return url === null ? null : url.split('/').slice(3).join('/')
}
