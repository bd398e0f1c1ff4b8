import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ada', 'Fan', 'AF'],
  [' élodie', 'tremblay ', 'ÉT'],
  ['Иван', '', 'И'],
  ['', '', 'F'],
  ['𝒜da', 'Fan', '𝒜F'],
])('%s %s is shown as %s', (first_name, last_name, letters) => {
  expect(initials({ first_name, last_name, email: 'fan@example.com' })).toBe(letters)
})
