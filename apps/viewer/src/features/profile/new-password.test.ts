import { describe, expect, test } from 'vitest'
import { checkNewPassword, hasTypedPassword, type NewPassword, readNewPassword } from './new-password.ts'

const good: NewPassword = {
  current_password: 'old enough',
  password: 'brand new one',
  confirmation: 'brand new one',
}
const empty: NewPassword = { current_password: '', password: '', confirmation: '' }

describe('a new password is checked before it is sent', () => {
  test.each<[Partial<NewPassword>, object]>([
    [{}, {}],
    [{ current_password: '' }, { current_password: 'required' }],
    [{ password: '', confirmation: '' }, { password: 'required' }],
    [{ password: 'short', confirmation: 'short' }, { password: 'too_short' }],
    // One problem at a time: a password that must change needs no confirmation yet.
    [{ password: 'short', confirmation: 'other' }, { password: 'too_short' }],
    [{ confirmation: 'brand new 0ne' }, { confirmation: 'mismatch' }],
  ])('%j', (typed, problems) => {
    expect(checkNewPassword({ ...good, ...typed }, true)).toEqual(problems)
  })
})

test('a user without a password is not asked for one', () => {
  expect(checkNewPassword({ ...good, current_password: '' }, false)).toEqual({})
})

test('spaces belong to the password', () => {
  const data = new FormData()
  data.set('password', ' brand new one ')
  expect(readNewPassword(data)).toEqual({ ...empty, password: ' brand new one ' })
})

test('leaving would lose anything that was typed', () => {
  expect(hasTypedPassword(empty)).toBe(false)
  expect(hasTypedPassword({ ...empty, confirmation: 'x' })).toBe(true)
})
