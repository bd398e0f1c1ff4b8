import { useEffect, useRef } from 'react'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import styles from './live-picture.module.css'

/** Muted, close to live, and only while it is in view: a wall of pictures must not fill the line that carries them. */
export function LivePicture({ url, label }: { url: string | null; label: string }) {
  const { words } = useI18n()
  const video = useRef<HTMLVideoElement>(null)
  /** Its token changes every few minutes; the player goes on with the newest. */
  const newest = useRef(url)
  newest.current = url
  const hasPicture = url !== null
  useEffect(() => {
    const element = video.current
    if (!hasPicture || !element) return
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
      watch.disconnect()
      leave()
    }
  }, [hasPicture])
  if (!hasPicture) return <div className={styles.empty}>{words.tonight.noPicture}</div>
  return <video ref={video} className={styles.picture} aria-label={label} muted playsInline autoPlay />
}
