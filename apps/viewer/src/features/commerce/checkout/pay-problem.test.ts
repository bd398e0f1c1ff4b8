import { ApiError } from '@grandstand/api-client'
import { expect, test } from 'vitest'
import { readPayProblem } from './pay-problem.ts'

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

test('an unreadable answer is unknown', () => {
  expect(readPayProblem(new TypeError('failed'))).toBe('unknown')
})
