import { isDrawn } from '@grandstand/ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useFloatingFrame } from './floating-frame.tsx'
import { stages } from './stage-context.ts'
import styles from './stage-host.module.css'
import { StageHost } from './stage-host.tsx'

/** So much of it is still the picture, not a rest of it. */
const seenShare = 0.3

/** Where a stage is seen on its own screen. */
export function StageSlot({ id, children }: { id: number; children: ReactNode }) {
  const setKept = useFloatingFrame()
  const slot = useRef<HTMLDivElement>(null)
  const newest = useRef(children)
  newest.current = children
  useLayoutEffect(() => setKept(<StageHost />), [setKept])
  useLayoutEffect(() => {
    if (slot.current) return stages.enter(id, slot.current, newest.current)
  }, [id])
  useLayoutEffect(() => stages.show(id, children), [id, children])
  useEffect(() => {
    const frame = slot.current?.parentElement
    if (!frame) return
    const observer = new IntersectionObserver(
      entries => {
        const last = entries.at(-1)
        if (last) stages.pass(id, last.intersectionRatio < seenShare && last.boundingClientRect.top < 0)
      },
      { threshold: seenShare },
    )
    observer.observe(frame)
    return () => observer.disconnect()
  }, [id])
  return (
    <div ref={slot} className={styles.home}>
      {isDrawn && <div className={styles.home}>{children}</div>}
    </div>
  )
}
