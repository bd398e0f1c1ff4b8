import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isWeakSecret } from './is-weak-secret.ts'

describe('a secret', () => {
  it.each([
    'a'.repeat(48),
    'abababababababababababababababab',
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz012345',
    'zyxwvutsrqponmlkjihgfedcba987654',
    'change-me-change-me-change-me-change-me',
    'please-Change-this-to-something-else-1',
    'my-very-long-secret-for-the-league-42',
    'Passw0rdPassw0rdPassw0rdPassw0rd',
    'winter-games-winter-games-winter-games',
  ])('is weak if it can be guessed: %s', secret => {
    expect(isWeakSecret(secret)).toBe(true)
  })

  it.each([
    ['16 bytes in hex', () => randomBytes(16).toString('hex')],
    ['32 bytes in hex', () => randomBytes(32).toString('hex')],
    ['256 bytes in hex', () => randomBytes(256).toString('hex')],
    ['24 bytes in base64', () => randomBytes(24).toString('base64')],
    ['48 bytes in base64url', () => randomBytes(48).toString('base64url')],
  ])('is strong if a generator made it: %s', (_kind, make) => {
    expect(Array.from({ length: 200 }, make).filter(isWeakSecret)).toEqual([])
  })
})
