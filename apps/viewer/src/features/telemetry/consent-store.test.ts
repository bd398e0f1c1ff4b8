import { expect, it } from 'vitest'
import { openStorage } from '../../../test/storage.ts'
import { keepConsent, readChoice } from './consent-store.ts'

it.each<['yes' | 'no', boolean, boolean, 'yes' | 'no' | null]>([
  ['yes', false, false, 'yes'],
  ['yes', true, true, 'yes'],
  ['yes', true, false, 'yes'],
  ['yes', false, true, null],
  ['no', false, true, 'no'],
])('a %s, about Google: %s, counts with Google reporting %s as %s', (choice, was, google, counts) => {
  const storage = openStorage()
  expect(readChoice(storage, { google })).toBeNull()
  keepConsent(storage, { choice, google: was }, new Date(0))
  expect(readChoice(storage, { google })).toBe(counts)
})
