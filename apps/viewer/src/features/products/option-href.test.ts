import { expect, test } from 'vitest'
import { optionHref } from './option-href.ts'

test('the address of the checkout names everything that is chosen, and the game to watch afterwards', () => {
  const game = { type: 'event' as const, id: 7, package_id: 5, participant_id: null }
  expect(optionHref(game, 7)).toBe('/buy?type=event&id=7&package_id=5')
  const pass = { type: 'package' as const, id: 3, package_id: null, participant_id: 4 }
  expect(optionHref(pass, 7)).toBe('/buy?type=package&id=3&participant_id=4&event_id=7')
  expect(optionHref(pass, null)).toBe('/buy?type=package&id=3&participant_id=4')
})
