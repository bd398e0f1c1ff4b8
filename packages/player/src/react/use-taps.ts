import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Command } from '../core/read-key.ts'
import { readTap, type Tap } from '../core/read-tap.ts'

export const jumpSeconds = 10
const hintMs = 700
/** A browser tells of the same finger as of a mouse, a little later. */
const echoMs = 700

/** A mouse plays and pauses; a finger shows the controls, and two quick taps at a side jump. */
export function useTaps(command: (command: Command) => void) {
  const last = useRef<Tap | null>(null)
  const [hint, setHint] = useState<'back' | 'forward' | null>(null)
  useEffect(() => {
    if (hint === null) return
    const timer = setTimeout(() => setHint(null), hintMs)
    return () => clearTimeout(timer)
  }, [hint])

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse') return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const tap = { atMs: event.timeStamp, share: (event.clientX - left) / width }
    const wanted = readTap(last.current, tap)
    last.current = tap
    if (!wanted) return
    command({ name: 'seek_by', seconds: wanted === 'back' ? -jumpSeconds : jumpSeconds })
    setHint(wanted)
  }

  function onClick(event: MouseEvent) {
    if (last.current && event.timeStamp - last.current.atMs < echoMs) return
    command({ name: 'toggle_play' })
  }

  return { hint, onPointerUp, onClick }
}
