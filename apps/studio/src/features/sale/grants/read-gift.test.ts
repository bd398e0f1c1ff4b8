import { expect, test } from 'vitest'
import { readGift } from './read-gift.ts'

const chosen = { game: '7', product: 'package:5', team: '' }

test.each([
  ['event', chosen, { type: 'event', id: 7 }],
  ['product', chosen, { type: 'package', id: 5 }],
  ['product', { ...chosen, team: '11' }, { type: 'package', id: 5, participant_id: 11 }],
  ['product', { ...chosen, product: 'subscription:5' }, { type: 'subscription', id: 5 }],
  ['team', { ...chosen, team: '11' }, { type: 'team', id: 11 }],
] as const)('of a gift of one %s, %j is read as %j', (kind, typed, gift) => {
  expect(readGift(kind, typed)).toEqual(gift)
})
