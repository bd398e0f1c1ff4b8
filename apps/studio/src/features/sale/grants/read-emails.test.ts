import { expect, test } from 'vitest'
import { checkPeople, readEmails } from './read-emails.ts'

test.each<[string, string, string[]]>([
  [
    'a column of a spreadsheet',
    'Email\r\nada@fans.example\r\nbo@fans.example',
    ['ada@fans.example', 'bo@fans.example'],
  ],
  [
    'several columns',
    '"Ada, Fan";ada@fans.example;7\nBo;bo@fans.example;8',
    ['ada@fans.example', 'bo@fans.example'],
  ],
  [
    'what a mail program copies',
    'Ada <Ada@Fans.example>, bo@fans.example',
    ['ada@fans.example', 'bo@fans.example'],
  ],
  ['the same twice', 'ada@fans.example ADA@fans.example', ['ada@fans.example']],
  ['none', 'nobody at all', []],
])('addresses are found in %s', (_, text, emails) => {
  expect(readEmails(text)).toEqual(emails)
})

test('none and too many are refused', () => {
  expect(checkPeople([])).toBe('none')
  expect(checkPeople(['ada@fans.example'])).toBeNull()
  expect(checkPeople(Array.from({ length: 201 }, (_, index) => `fan${index}@fans.example`))).toBe('many')
})
