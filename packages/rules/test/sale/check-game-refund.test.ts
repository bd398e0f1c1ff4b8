import { expect, it } from 'vitest'
import { checkGameRefund } from '../../src/index.ts'

it.each([
  ['a game to come goes on being sold', 'upcoming', false, 'still_to_come'],
  ['a game that was cancelled', 'upcoming', true, null],
  ['a live game whose picture failed', 'live', false, null],
  ['a game that is over', 'finished', false, null],
] as const)('%s', (_, stream_status, is_cancelled, refusal) => {
  expect(checkGameRefund({ stream_status, is_cancelled })).toBe(refusal)
})
