import { expect, it } from 'vitest'
import { chooseDeclineReason } from '../../src/index.ts'

it.each([
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card'],
  ['incorrect_cvc', 'wrong_code'],
  ['invalid_cvc', 'wrong_code'],
  ['generic_decline', null],
  ['lost_card', null],
  ['stolen_card', null],
  ['pickup_card', null],
  ['fraudulent', null],
  ['incorrect_number', null],
  ['toString', null],
  [null, null],
])('a bank’s %s is told as %s', (code, told) => {
  expect(chooseDeclineReason(code)).toBe(told)
})
