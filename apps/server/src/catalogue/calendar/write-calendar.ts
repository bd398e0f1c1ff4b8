/** iCalendar (RFC 5545), as calendars of all makes read it. */
export interface CalendarEntry {
  uid: string
  name: string
  description: string
  location: string | null
  url: string
  startsAt: Date
  endsAt: Date
  changedAt: Date
  sequence: number
  isCancelled: boolean
}

export interface Calendar {
  name: string
  /** Where it is kept; null for a single event that is only handed over. */
  url: string | null
  entries: readonly CalendarEntry[]
  /** For users who asked for a reminder. Subscribers of a season did not ask for one for each game. */
  remindsMinutesBefore: number | null
}

const refreshEvery = 'PT1H'

export function writeCalendar({ name, url, entries, remindsMinutesBefore }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Grandstand//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `NAME:${escapeText(name)}`,
    ...(url === null
      ? []
      : [`URL:${url}`, `REFRESH-INTERVAL;VALUE=DURATION:${refreshEvery}`, `X-PUBLISHED-TTL:${refreshEvery}`]),
    ...entries.flatMap(entry => writeEntry(entry, remindsMinutesBefore)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}

function writeEntry(entry: CalendarEntry, minutesBefore: number | null): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    // Not the time of asking: the same event must give the same bytes.
    `DTSTAMP:${utc(entry.changedAt)}`,
    `LAST-MODIFIED:${utc(entry.changedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.name)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.location === null ? [] : [`LOCATION:${escapeText(entry.location)}`]),
    `URL:${entry.url}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    ...(minutesBefore === null || entry.isCancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(entry.name)}`,
          `TRIGGER:-PT${minutesBefore}M`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]
}

/** `20261115T180000Z` */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** No line is longer than 75 octets; a letter of several bytes is never cut. */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (length + size > 75) {
      folded += '\r\n '
      length = 1
    }
    folded += letter
    length += size
  }
  return folded
}
