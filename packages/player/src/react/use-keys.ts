import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { type Focused, ownsKey } from '../core/owns-key.ts'
import { type Command, readKey } from '../core/read-key.ts'

/** The player's keys, wherever in it the focus is. */
export function useKeys(frame: RefObject<HTMLElement | null>, command: (command: Command) => void) {
  // The button that opened the player is gone. A viewer who pressed it by key continues here.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [frame])
  return (event: KeyboardEvent<HTMLElement>) => {
    if (ownsKey(focusedOf(event.target), event.key)) return
    const wanted = readKey(event)
    if (!wanted) return
    event.preventDefault()
    command(wanted)
  }
}

function focusedOf(target: EventTarget): Focused {
  if (target instanceof HTMLInputElement) return 'slider'
  if (target instanceof HTMLSelectElement) return 'list'
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement ? 'button' : 'other'
}
