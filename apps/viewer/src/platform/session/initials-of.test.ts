import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Ada', 'Fan', 'AF'],
  ['élodie', 'roy', 'ÉR'],
  ['Ана', 'Иванова', 'АИ'],
  ['Ada', '', 'A'],
  [' ', '', 'M'],
  ['𝒜da', 'Fan', '𝒜F'],
])('%s %s is %s', (first_name, last_name, initials) => {
  expect(initialsOf({ first_name, last_name, email: 'mail@example.com' })).toBe(initials)
})
