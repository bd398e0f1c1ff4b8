import { isDay } from './calendar-days.ts'
import { wallMs } from './time-zone.ts'

const dayMs = 86_400_000
const shape = /^(\d{4}-\d\d-\d\d)[T ](\d{1,2}):(\d\d)(?::00)?(?: ?(Z|[+-]\d\d:?\d\d))?$/

/** `skipped` and `twice`: what clocks do when summer time begins and ends. */
export type LocalTime = { at: Date } | { problem: 'no_time' | 'skipped' | 'twice' }

/** `2026-11-20 19:00` by the clocks of the zone; `2026-11-20T19:00-05:00` wherever its offset says. */
export function readLocalTime(text: string, timeZone: string): LocalTime {
  const [, day = '', hour = '', minute = '', offset] = shape.exec(text.trim()) ?? []
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59) return { problem: 'no_time' }
  const wanted = Date.parse(`${day}T${hour.padStart(2, '0')}:${minute}:00Z`)
  if (offset) return { at: new Date(wanted - offsetMs(offset)) }
  // Clocks change once in a day or two at the most: the offsets before and after are all there can be.
  const moments = new Set(
    [wanted - dayMs, wanted + dayMs]
      .map(near => wanted - (wallMs(near, timeZone) - near))
      .filter(at => wallMs(at, timeZone) === wanted),
  )
  const [at] = moments
  if (at === undefined) return { problem: 'skipped' }
  return moments.size > 1 ? { problem: 'twice' } : { at: new Date(at) }
}

/** The same moment as `readLocalTime` reads it; with its offset only in an hour that comes twice. */
export function writeLocalTime(at: Date, timeZone: string): string {
  const wall = wallMs(at.getTime(), timeZone)
  const text = new Date(wall).toISOString().slice(0, 16).replace('T', ' ')
  if ('at' in readLocalTime(text, timeZone)) return text
  const minutes = Math.round((wall - at.getTime()) / 60_000)
  const two = (number: number) => String(Math.trunc(number)).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${text.replace(' ', 'T')}${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`
}

function offsetMs(offset: string): number {
  if (offset === 'Z') return 0
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000
}
