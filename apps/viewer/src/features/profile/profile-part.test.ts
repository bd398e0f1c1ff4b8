import { expect, test } from 'vitest'
import { profilePart } from './profile-part.ts'

test.each([
  ['/profile', 'orders'],
  ['/profile/', 'orders'],
  ['/profile/orders', 'orders'],
  ['/profile/transactions', 'transactions'],
  ['/profile/clips/', 'clips'],
  ['/profile/favorites', 'favorites'],
])('%s shows the %s', (path, part) => {
  expect(profilePart(path)).toBe(part)
})
