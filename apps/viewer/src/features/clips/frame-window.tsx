import type { PointerEvent } from 'react'
import styles from './vertical-desk.module.css'

/** The part of the picture that stays, to be dragged; keys have the slider below the picture. */
export function FrameWindow({ x, onMove }: { x: number; onMove: (x: number) => void }) {
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = event.currentTarget.getBoundingClientRect()
    const picture = event.currentTarget.parentElement?.getBoundingClientRect()
    if (picture) onMove((event.clientX - picture.left - box.width / 2) / (picture.width - box.width))
  }
  return (
    <div className={styles.picture} aria-hidden="true">
      <div
        className={styles.window}
        style={{ '--x': String(x) }}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
    </div>
  )
}
