import type { OfferOption } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { listChoices } from './list-choices.ts'

const option = (given: Partial<OfferOption>): OfferOption => ({
  kind: 'other',
  type: 'package',
  id: 1,
  package_id: null,
  participant_id: null,
  name: 'A pass',
  price: 3499,
  base_price: 3499,
  service_fee: 0,
  currency: 'USD',
  credit: 0,
  total: 3499,
  games_left: 9,
  pays_off_after: { count: 4, of: 'games' },
  saves: 0,
  owned: null,
  is_for_sale: true,
  is_suggested: false,
  ...given,
})
const game = option({ kind: 'game', type: 'event', id: 7, package_id: 2 })
const team = option({ kind: 'pass', id: 3, participant_id: 5 })
const everything = option({ kind: 'everything', id: 4 })
const plan = option({ kind: 'everything', type: 'subscription', id: 6 })
const gameBasket = { type: 'event', id: '7', package_id: '2' } as const
const teamBasket = { type: 'package', id: '3', participant_id: '5', event_id: '7' } as const
const everythingBasket = { type: 'package', id: '4', event_id: '7' } as const

test('a game is chosen beside the cheapest pass that covers it', () => {
  const choices = listChoices([game, team, everything], 7, gameBasket)
  expect(choices.map(({ basket }) => basket)).toEqual([gameBasket, teamBasket])
})

test('a pass that opens everything stands in where no other covers the game', () => {
  const choices = listChoices([game, everything], 7, gameBasket)
  expect(choices.map(({ basket }) => basket)).toEqual([gameBasket, everythingBasket])
})

test('the pass may be what is chosen', () => {
  expect(listChoices([game, team, everything], 7, teamBasket)).toHaveLength(2)
})

test.each([
  ['one offer', [game], gameBasket],
  ['only a plan beside the game', [game, plan], gameBasket],
  ['a game that is not for sale now', [{ ...game, is_for_sale: false }, team], teamBasket],
  ['a pass that is owned', [game, { ...team, is_for_sale: false }], gameBasket],
  ['another pass in the basket', [game, team, everything], everythingBasket],
] as const)('%s is no choice', (_, options, chosen) => {
  expect(listChoices(options, 7, chosen)).toEqual([])
})
