import type { Event } from '@grandstand/contract'
import { useEffect, useRef, useState } from 'react'
import { CrossFade } from './cross-fade.tsx'
import styles from './live-frame.module.css'
import { useLiveFrame } from './use-live-frame.ts'

/** A card is about so wide. */
const widthPx = 380

/** What a live game looks like right now, over its poster. */
export function LiveFrame({ event }: { event: Event }) {
  const frame = useRef<HTMLSpanElement>(null)
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(entries =>
      setIsInView(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const address = useLiveFrame(event, { widthPx, isInView })
  return (
    <span className={styles.frame} ref={frame} data-lost={event.signal_lost_at === null ? undefined : ''}>
      <CrossFade src={address} />
    </span>
  )
}
