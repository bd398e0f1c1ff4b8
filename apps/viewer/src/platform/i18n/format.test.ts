import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'
import { plural } from './plural.ts'

test('a date is written in the requested language and zone', () => {
  expect(formatDate('en', 0, 'UTC').replaceAll(/\s/g, ' ')).toBe('Jan 1, 1970, 12:00 AM')
  expect(formatDate('fr', 0, 'America/Toronto')).toContain('31 déc. 1969')
})

test.each([
  ['en', 1, '1 team'],
  ['en', 0, '0 teams'],
  ['fr', 0, '0 team'],
])('%s counts %i as %s', (language, number, text) => {
  expect(plural(language, { one: '{number} team', other: '{number} teams' }, number)).toBe(text)
})
