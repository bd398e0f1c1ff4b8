import { readLocalTime } from '@grandstand/rules'
import ICAL from 'ical.js'
import type { SeasonDraft } from './season-draft.ts'
import { SeasonFileError } from './season-file-error.ts'
import { maxCellLength, maxRows } from './season-limits.ts'

const zones = new Set(Intl.supportedValuesOf('timeZone'))
/** A repeating date makes at most this many games. */
const maxRepeats = 104

/** The entries of a calendar, each as a game: `Away @ Home`, `Away at Home` or `Home vs Away`. */
export function readCalendar(text: string, language: string): SeasonDraft[] {
  try {
    return readEntries(text, language)
  } catch (error) {
    if (error instanceof SeasonFileError) throw error
    // The library refuses what is no calendar, value by value, when it is asked for.
    throw new SeasonFileError('unreadable')
  }
}

function readEntries(text: string, language: string): SeasonDraft[] {
  const drafts: SeasonDraft[] = []
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const entry of calendar.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(entry)
    if (!event.startDate) continue
    for (const [at, start] of listStarts(event).entries()) {
      if (drafts.length > maxRows) throw new SeasonFileError('too_many')
      drafts.push(writeDraft(event, start, at, { row: drafts.length + 1, language }))
    }
  }
  return drafts
}

function listStarts(event: ICAL.Event): ICAL.Time[] {
  if (!event.isRecurring()) return [event.startDate]
  const iterator = event.iterator()
  const starts: ICAL.Time[] = []
  for (let next = iterator.next(); next && starts.length < maxRepeats; next = iterator.next())
    starts.push(next)
  return starts
}

function writeDraft(
  event: ICAL.Event,
  start: ICAL.Time,
  at: number,
  { row, language }: { row: number; language: string },
): SeasonDraft {
  const two = (number: number) => String(number).padStart(2, '0')
  const summary = cut(event.summary)
  const day = `${start.year}-${two(start.month)}-${two(start.day)}`
  const time = start.isDate ? undefined : `${two(start.hour)}:${two(start.minute)}`
  const seconds = event.duration?.toSeconds() ?? 0
  const description = cut(event.description)
  return {
    row,
    key: event.uid ? `${cut(event.uid)}${at === 0 ? '' : `/${at + 1}`}` : undefined,
    day,
    time,
    at: readMoment(event, start, `${day} ${time}`),
    ...readSides(summary, language),
    teams: [],
    sport: undefined,
    venue: cut(event.location).split('\n', 1)[0]?.trim() || undefined,
    type: undefined,
    price: undefined,
    fee: undefined,
    minutes: seconds >= 60 && !start.isDate ? String(Math.round(seconds / 60)) : undefined,
    description: description === '' ? {} : { [language]: description },
    cancelled: String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED',
  }
}

const cut = (text: string | null | undefined) => (text ?? '').slice(0, maxCellLength).trim()

/** A time with a zone or in UTC is a moment. A time without a zone is local to the venue. */
function readMoment(event: ICAL.Event, start: ICAL.Time, text: string): Date | undefined {
  if (start.isDate) return undefined
  const zone = String(event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '')
  if (zones.has(zone)) {
    const read = readLocalTime(text, zone)
    return 'at' in read ? read.at : undefined
  }
  return start.zone.tzid === 'floating' ? undefined : start.toJSDate()
}

function readSides(summary: string, language: string): Pick<SeasonDraft, 'away' | 'home' | 'title'> {
  const at = /^(.+?)\s+(?:@|at)\s+(.+)$/i.exec(summary)
  if (at) return { away: at[1], home: at[2], title: {} }
  const against = /^(.+?)\s+(?:vs?\.?|–|-|срещу)\s+(.+)$/i.exec(summary)
  if (against) return { away: against[2], home: against[1], title: {} }
  return { away: undefined, home: undefined, title: summary === '' ? {} : { [language]: summary } }
}
