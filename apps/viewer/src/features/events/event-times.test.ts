import { expect, test } from 'vitest'
import { venueTimeText } from './event-times.ts'

const at = { event_utc_ts: Date.UTC(2026, 10, 14, 0, 30) / 1000 }

test.each([
  ['en', 'America/Toronto', /^7:30\sPM EST$/],
  ['fr', 'America/Toronto', /^19:30\sUTC−5$/],
  ['bg', 'America/Toronto', /UTC−5$/],
  ['bg', 'Asia/Kolkata', /UTC\+5:30$/],
])('in %s the venue time in %s has a familiar zone name', (language, time_zone, text) => {
  expect(venueTimeText(language, { ...at, time_zone }, 'Europe/Sofia')).toMatch(text)
})
