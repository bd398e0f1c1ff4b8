import { ApiError } from '@grandstand/api-client'
import { expect, test } from 'vitest'
import { isDecline, readPayProblem } from './pay-problem.ts'

test.each([
  [402, 'card_declined', 'declined'],
  [409, 'conflict', 'busy'],
  [409, 'trial_used', 'trial_used'],
  [null, 'timeout', 'unknown'],
  [null, 'network', 'unknown'],
  [500, 'internal', 'unknown'],
  [503, 'unavailable', 'unknown'],
  [200, 'unreadable_answer', 'unknown'],
  [400, 'wrong_promo_code', null],
  [409, 'already_purchased', null],
  [429, 'too_many_requests', null],
])('%s %s is %s', (status, code, expected) => {
  expect(readPayProblem(new ApiError({ callName: 'buy', status, code, message: '' }))).toBe(expected)
})

test.each([
  ['insufficient_funds', 'insufficient_funds'],
  ['wrong_code', 'wrong_code'],
  ['stolen_card', 'declined'],
])('a decline for %s is %s', (reason, expected) => {
  const fields = { payment_method_id: reason }
  const error = new ApiError({ callName: 'buy', status: 402, code: 'card_declined', message: '', fields })
  expect(readPayProblem(error)).toBe(expected)
  expect(isDecline(readPayProblem(error))).toBe(true)
})

test('an unreadable answer is unknown', () => {
  expect(readPayProblem(new TypeError('failed'))).toBe('unknown')
})
