import type { Place } from '@grandstand/contract'

/** A place in line, as the server told it at a time of this page's own clock. */
export interface HeldPlace extends Place {
  atMs: number
}

/** Where it is by now: the line moves at a steady rate. The server says when it is over. */
export function movePlace({ number, wait_seconds, atMs }: HeldPlace, nowMs: number) {
  const seconds = Math.max(0, wait_seconds - Math.max(0, nowMs - atMs) / 1000)
  const moved = Math.ceil(number * (seconds / Math.max(1, wait_seconds)))
  return { number: Math.max(1, moved), seconds }
}
