import type { GameOffer } from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'
import { expect, test } from 'vitest'
import { en } from '../../locales/en.ts'
import { offerLabel, offerText } from './offer-words.ts'

const said = {
  words: en,
  fill: fillText,
  money: (amount: number) => `$${amount / 100}`,
}
const price = { kind: 'price', price: 999, currency: 'USD' } as const
const owned = { kind: 'owned' } as const
const free = { kind: 'free' } as const
const pass = { kind: 'pass' } as const

test.each<[GameOffer, chip: string, label: string]>([
  [{ state: 'upcoming', access: price }, '$9.99', 'Buy · $9.99'],
  [{ state: 'upcoming', access: owned }, 'Yours', 'See the game'],
  [{ state: 'upcoming', access: free }, 'Free', 'See the game'],
  [{ state: 'upcoming', access: pass }, 'With a pass', 'See the passes'],
  [{ state: 'live', access: price }, '$9.99', 'Watch live · $9.99'],
  [{ state: 'live', access: owned }, 'Yours', 'Watch live'],
  [{ state: 'live', access: free }, 'Free', 'Watch free'],
  [{ state: 'live', access: { kind: 'register' } }, 'Free with an account', 'Watch with a free account'],
  [{ state: 'no_picture', access: price }, 'No picture yet', 'No picture yet'],
  [{ state: 'no_picture', access: owned }, 'No picture yet', 'No picture yet'],
  [{ state: 'signal_lost', access: price }, 'Signal lost', 'Signal lost'],
  [{ state: 'signal_lost', access: owned }, 'Yours', 'Watch live'],
  [{ state: 'replay', access: price }, '$9.99', 'Buy the replay · $9.99'],
  [{ state: 'replay', access: owned }, 'Yours', 'Watch the replay'],
  [{ state: 'no_replay', access: price }, 'No replay', 'No replay'],
  [{ state: 'cancelled' }, 'Cancelled', 'Cancelled'],
  [{ state: 'geo_blocked' }, 'Not available here', 'Not available here'],
])('%o says what can be seen', (offer, chip, label) => {
  expect([offerText(offer, said), offerLabel(offer, said)]).toEqual([chip, label])
})
