import { expect, it } from 'vitest'
import { createStorage } from '../../platform/storage.ts'
import { keepConsent, readChoice } from './consent-store.ts'

const open = () => {
  const kept = new Map<string, string>()
  return createStorage({
    local: () => ({
      getItem: name => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: name => void kept.delete(name),
    }),
    now: () => 0,
  })
}

it.each<['yes' | 'no', boolean, boolean, 'yes' | 'no' | null]>([
  ['yes', false, false, 'yes'],
  ['yes', true, true, 'yes'],
  ['yes', true, false, 'yes'],
  ['yes', false, true, null],
  ['no', false, true, 'no'],
])('a %s, about Google: %s, counts with Google reporting %s as %s', (choice, was, google, counts) => {
  const storage = open()
  expect(readChoice(storage, { google })).toBeNull()
  keepConsent(storage, { choice, google: was }, new Date(0))
  expect(readChoice(storage, { google })).toBe(counts)
})
