import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { loadWords } from './load-words.ts'

const evening = '2098-05-03T22:00:00.000Z'

test.each([
  ['en', undefined, 'May 3, 2098, 7:00 PM'],
  ['en', 'Europe/Sofia', 'May 4, 2098, 1:00 AM'],
  ['fr', undefined, '3 mai 2098, 19:00'],
] as const)(
  'in %s a time is by the clocks of the venue, else of the channel, and names them',
  async (language, zone, text) => {
    const { dateTime } = createI18n(await loadWords(language), 'America/Halifax')
    expect(dateTime(evening, zone)).toMatch(new RegExp(`^${text} \\S+$`))
  },
)

test('a year is told where it is another one', async () => {
  const { day, time } = createI18n(await loadWords('en'), 'America/Halifax')
  const now = new Date()
  now.setUTCMonth(5, 10)
  now.setUTCHours(22, 0)
  expect(day(now.toISOString())).toBe('Jun 10')
  expect(day(evening)).toBe('May 3, 2098')
  expect(time(evening)).toBe('7:00 PM')
})

test('a zone has the name that people say', async () => {
  const { zoneName } = createI18n(await loadWords('en'), 'America/Halifax')
  expect([zoneName(), zoneName('America/Toronto', 'short')]).toEqual(['Atlantic Time', 'ET'])
})
