import { formatClock } from '@grandstand/player'

/** `12:04.3`: a handle moves by less than a second. */
export function preciseClock(seconds: number): string {
  const tenths = Math.floor(seconds * 10 + 1e-6)
  return `${formatClock(tenths / 10)}.${tenths % 10}`
}
