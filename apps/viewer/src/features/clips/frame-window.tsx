import type { PointerEvent, ReactNode } from 'react'
import styles from './frame-window.module.css'

interface FrameWindowProps {
  x: number
  onMove: (x: number) => void
  /** For those who have keys. */
  children?: ReactNode
}

/** The part of the picture that stays, to be dragged. */
export function FrameWindow({ x, onMove, children }: FrameWindowProps) {
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = event.currentTarget.getBoundingClientRect()
    const picture = event.currentTarget.parentElement?.getBoundingClientRect()
    if (picture) onMove((event.clientX - picture.left - box.width / 2) / (picture.width - box.width))
  }
  return (
    <div className={styles.picture}>
      <div
        className={styles.window}
        style={{ '--x': String(x) }}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        {children}
      </div>
    </div>
  )
}
