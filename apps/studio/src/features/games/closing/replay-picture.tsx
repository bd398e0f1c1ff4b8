import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import styles from './closing.module.css'

interface ReplayPictureProps {
  url: string
  label: string
  ref: Ref<HTMLVideoElement>
}

/** A replay to be played by hand; it is opened when it comes into view. */
export function ReplayPicture({ url, label, ref }: ReplayPictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  useImperativeHandle(ref, () => video.current ?? document.createElement('video'), [])
  /** Its token changes every few minutes; the player goes on with the newest. */
  const newest = useRef(url)
  newest.current = url
  useEffect(() => {
    const element = video.current
    if (!element) return
    const gone = new AbortController()
    const open = async () => {
      const { openPicture } = await import('../../../platform/open-picture.ts')
      if (gone.signal.aborted) return
      const close = await openPicture(element, () => newest.current, { isReplay: true })
      if (gone.signal.aborted) close()
      else gone.signal.addEventListener('abort', close)
    }
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      // Without it the frame stays dark, and taking a picture takes the first.
      open().catch(() => {})
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      gone.abort()
    }
  }, [])
  return <video ref={video} className={styles.picture} aria-label={label} controls muted playsInline />
}
