import { isDay } from '@grandstand/rules'
import type { SeasonDraft } from './season-draft.ts'

export type DayOrder = 'day_first' | 'month_first' | null
type When = { text: string } | { problem: 'no_time' | 'which_order' }

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/

/** Whether 3/4/2027 is in March or in April: some date of the same file tells. Null: none does. */
export function findDayOrder(drafts: readonly SeasonDraft[]): DayOrder {
  for (const { day = '', time = '' } of drafts) {
    const [, first = '', second = ''] = slashed.exec((day || time).split(/[ T]/, 1)[0] ?? '') ?? []
    if (Number(first) > 12) return 'day_first'
    if (Number(second) > 12) return 'month_first'
  }
  return null
}

/** `2027-03-04 19:00` from the forms that people and spreadsheets use. */
export function readWhen({ day, time }: SeasonDraft, order: DayOrder): When {
  const [ownDay, ownTime] = splitTime(day ?? time ?? '')
  const date = readDay(ownDay, order)
  if (date === null) return { problem: 'which_order' }
  const clock = readClock(day === undefined ? ownTime : (time ?? ownTime))
  return date === undefined || clock === undefined ? { problem: 'no_time' } : { text: `${date} ${clock}` }
}

/** A day and a time in one cell; a spreadsheet counts days from 1900, and the time is a part of one. */
function splitTime(text: string): [day: string, time: string] {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : null
  if (serial !== null) {
    const at = new Date(Date.UTC(1899, 11, 30) + Math.round(serial * 1440) * 60_000).toISOString()
    return [at.slice(0, 10), serial % 1 === 0 ? '' : at.slice(11, 16)]
  }
  const [day = '', ...rest] = text.trim().split(/[ T]+/)
  return [day.replace(/,$/, ''), rest.join(' ')]
}

function readDay(text: string, order: DayOrder): string | null | undefined {
  const write = (year: string, month: string, day: string) => {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDay(date) ? date : undefined
  }
  const [, year = '', month = '', date = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (year) return write(year, month, date)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\.?$/.exec(text)
  if (dotted) return write(dotted[3] ?? '', dotted[2] ?? '', dotted[1] ?? '')
  const [, first = '', second = '', last = ''] = slashed.exec(text) ?? []
  if (!last) return undefined
  if (first === second) return write(last, first, second)
  if (order === null) return null
  return order === 'day_first' ? write(last, second, first) : write(last, first, second)
}

function readClock(text: string): string | undefined {
  const said = text.trim().toLowerCase()
  // A spreadsheet's time is a part of a day.
  if (/^0?\.\d+$/.test(said) || said === '0') {
    const minutes = Math.round(Number(said) * 1440)
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.h](\d\d))?(?::\d\d)?\s*(?:h|ч\.?)?\s*([ap])?\.?(?:m\.?)?$/.exec(said) ?? []
  if (hour === '' || Number(minute) > 59) return undefined
  const number = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour)
  return number > 23 || (half && Number(hour) > 12)
    ? undefined
    : `${String(number).padStart(2, '0')}:${minute}`
}
