import { describe, expect, it } from 'vitest'
import { CallError } from '../src/runtime/call-error.ts'
import { isCommonPassword } from '../src/runtime/common-passwords.ts'
import { createPasswords } from '../src/runtime/passwords.ts'

describe('hashing', () => {
  it('tells the right password from others', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('correct horse')
    expect(await passwords.isRight(hash, 'correct horse')).toBe(true)
    expect(await passwords.isRight(hash, 'correct house')).toBe(false)
    expect(await passwords.isRight(null, 'correct horse')).toBe(false)
  })

  it('salts: the same password gets a different hash each time', async () => {
    const passwords = createPasswords()
    expect(await passwords.hash('correct horse')).not.toBe(await passwords.hash('correct horse'))
  })

  it('lets only so many wait, refuses the rest with 429, and accepts new ones afterwards', async () => {
    const passwords = createPasswords({ maxAtOnce: 1, maxWaiting: 2 })
    const tries = Array.from({ length: 5 }, () => passwords.hash('correct horse'))
    const results = await Promise.allSettled(tries)
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    for (const result of results.slice(3)) {
      if (result.status !== 'rejected') continue
      expect(result.reason).toBeInstanceOf(CallError)
      expect(result.reason).toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) })
    }
    expect(await passwords.isRight(await passwords.hash('again'), 'again')).toBe(true)
  })

  it('frees its place when a hash cannot be read', async () => {
    const passwords = createPasswords({ maxAtOnce: 1, maxWaiting: 1 })
    const results = await Promise.allSettled([
      passwords.isRight('no hash', 'x'),
      passwords.hash('correct horse'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    await expect(passwords.hash('correct horse')).resolves.toMatch(/^\$argon2id/)
  })
})

describe('the most common passwords', () => {
  it.each([
    ['123456', true],
    ['Password', true],
    ['24081990', true],
    ['correct horse battery', false],
  ])('%s is one of them: %s', async (password, isCommon) => {
    expect(await isCommonPassword(password)).toBe(isCommon)
  })
})
