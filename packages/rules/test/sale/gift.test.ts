import { expect, it } from 'vitest'
import {
  checkGift,
  checkGiftMessage,
  checkSeats,
  type GiftFacts,
  type GiftState,
  type HeldOrder,
  holdsSame,
  stateOfGift,
} from '../../src/index.ts'

const now = new Date('2026-11-18T12:00:00Z')
const later = new Date('2026-11-18T12:00:01Z')
const paid = { status: 'paid', activity_status: 'active', expires_at: null } as const
const facts: GiftFacts = { order: paid, openedAt: null, isKept: false }

it.each<[string, Partial<GiftFacts>, GiftState, ReturnType<typeof checkGift>]>([
  ['paid', {}, 'waiting', null],
  [
    'being paid',
    { order: { ...paid, status: 'created', activity_status: 'inactive' } },
    'unpaid',
    'gift_ended',
  ],
  ['declined', { order: { ...paid, status: 'failed', activity_status: 'inactive' } }, 'unpaid', 'gift_ended'],
  ['opened', { openedAt: now }, 'opened', 'gift_opened'],
  ['taken back', { openedAt: now, isKept: true }, 'kept', 'gift_opened'],
  [
    'refunded',
    { order: { ...paid, status: 'refunded', activity_status: 'inactive' } },
    'ended',
    'gift_ended',
  ],
  ['disputed', { order: { ...paid, activity_status: 'inactive' } }, 'ended', 'gift_ended'],
  [
    'opened and then refunded',
    { openedAt: now, order: { ...paid, status: 'refunded', activity_status: 'inactive' } },
    'ended',
    'gift_ended',
  ],
  ['over', { order: { ...paid, expires_at: now } }, 'ended', 'gift_ended'],
  ['over soon', { order: { ...paid, expires_at: later } }, 'waiting', null],
])('a gift that is %s', (_name, change, state, refusal) => {
  expect(stateOfGift({ ...facts, ...change }, now)).toBe(state)
  expect(checkGift(state)).toBe(refusal)
})

it.each([
  ['', null],
  ['Enjoy the final!', null],
  ['x'.repeat(300), null],
  ['x'.repeat(301), 'form'],
  ['one\ntwo', 'form'],
  ['see https://example.com', 'form'],
  ['WWW.example.com', 'form'],
])('a message %j', (message, problem) => {
  expect(checkGiftMessage(message)).toBe(problem)
})

it.each([
  ['5', null],
  [' 100 ', null],
  ['4', 'form'],
  ['101', 'form'],
  ['5.5', 'form'],
  ['-5', 'form'],
  ['', 'form'],
])('a group of %j people', (text, problem) => {
  expect(checkSeats(text)).toBe(problem)
})

const held: HeldOrder = {
  type: 'event',
  ...paid,
  event_id: 7,
  package_id: 1,
  subscription_id: null,
  participant_id: null,
  all_categories: false,
  event_categories: [],
  newest_category_id: 0,
  is_team_pass: false,
  capabilities: [],
}

it.each<[string, Partial<HeldOrder>, boolean]>([
  ['the same game', {}, true],
  ['another game', { event_id: 8 }, false],
  ['the same game until now', { expires_at: now }, false],
  ['a pass of the same number', { type: 'package', package_id: 7, event_id: null }, false],
])('who holds %s', (_name, change, expected) => {
  const game = { type: 'event', event_id: 7, package_id: 1, participant_id: null } as const
  expect(holdsSame(game, [{ ...held, ...change }], now)).toBe(expected)
})

it('a team pass of another team is another product', () => {
  const pass = { ...held, type: 'package', event_id: null, package_id: 3, participant_id: 11 } as const
  expect(holdsSame(pass, [pass], now)).toBe(true)
  expect(holdsSame({ ...pass, participant_id: 12 }, [pass], now)).toBe(false)
})
