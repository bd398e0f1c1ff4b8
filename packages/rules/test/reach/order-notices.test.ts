import { describe, expect, it, test } from 'vitest'
import { chooseAhead, listOrderNotices, type OrderTurn } from '../../src/reach/order-notices.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const plan = {
  status: 'paid',
  activity_status: 'active',
  auto_renewal: 'active',
  period_ends_at: day(31),
  expires_at: day(34),
  is_trial: false,
  is_past_due: false,
} as const
const attempt = { ...plan, status: 'created', activity_status: 'inactive', period_ends_at: null } as const
const bill = {
  payment_id: 'in_1',
  event: 'created',
  isSwitch: false,
  status: 'paid',
  total: 999,
  refunded: 0,
} as const
const renewal = { ...bill, payment_id: 'in_2', event: 'updated' } as const
const later = { ...plan, period_ends_at: day(61), expires_at: day(64) }
const quiet = { isAuthenticationNeeded: false, dispute: 'none', known: [bill], payments: [bill] } as const

interface Bill {
  payment_id: string
  event: 'created' | 'updated'
  isSwitch: boolean
  status: 'created' | 'failed' | 'paid' | 'refunded'
  total: number
  refunded: number
}
type Turn = OrderTurn<Bill>
const kinds = (turn: Partial<Turn> & Pick<Turn, 'before' | 'after'>) =>
  listOrderNotices({ ...quiet, ...turn }).map(({ kind }) => kind)

test.each<[string, Partial<Turn> & Pick<Turn, 'before' | 'after'>, string[]]>([
  ['nothing has changed', { before: plan, after: plan }, []],
  ['it is paid for the first time', { before: attempt, after: plan, known: [] }, ['receipt']],
  ['it fails', { before: attempt, after: { ...attempt, status: 'failed' }, known: [], payments: [] }, []],
  [
    'a payment that had failed arrives after all',
    { before: { ...attempt, status: 'failed' }, after: plan, known: [{ ...bill, status: 'failed' }] },
    ['receipt'],
  ],
  ['it is renewed', { before: plan, after: later, payments: [renewal, bill] }, ['renewed']],
  [
    'a switch to another plan is paid within the period',
    { before: plan, after: plan, payments: [{ ...renewal, isSwitch: true }, bill] },
    ['receipt'],
  ],
  [
    'its renewal is reported before or after the new period',
    { before: plan, after: plan, payments: [renewal, bill] },
    ['renewed'],
  ],
  [
    'a trial begins',
    { before: attempt, after: { ...plan, is_trial: true }, known: [], payments: [{ ...bill, total: 0 }] },
    ['trial_started'],
  ],
  [
    'a trial is over and paid',
    { before: { ...plan, is_trial: true }, after: later, payments: [renewal, bill] },
    ['trial_over'],
  ],
  ['a renewal is declined', { before: plan, after: { ...plan, is_past_due: true } }, ['payment_failed']],
  [
    'a renewal waits for the bank',
    { before: plan, after: { ...plan, is_past_due: true }, isAuthenticationNeeded: true },
    ['authentication_needed'],
  ],
  [
    'it is still past due',
    { before: { ...plan, is_past_due: true }, after: { ...plan, is_past_due: true } },
    [],
  ],
  [
    'it is paid late',
    { before: { ...plan, is_past_due: true }, after: later, payments: [renewal, bill] },
    ['renewed'],
  ],
  [
    'its renewal is cancelled',
    { before: plan, after: { ...plan, auto_renewal: 'cancelled' } },
    ['cancelled'],
  ],
  [
    'a cancelled one reaches its end',
    {
      before: { ...plan, auto_renewal: 'cancelled' },
      after: { ...plan, auto_renewal: 'cancelled', activity_status: 'expired' },
    },
    [],
  ],
  [
    'it is ended at once',
    { before: plan, after: { ...plan, auto_renewal: 'cancelled', activity_status: 'canceled' } },
    ['ended'],
  ],
  [
    'nobody paid, and the provider gave up',
    {
      before: { ...plan, is_past_due: true, activity_status: 'expired' },
      after: { ...plan, auto_renewal: 'cancelled', activity_status: 'canceled' },
    },
    ['ended'],
  ],
  [
    'it is refunded in full',
    {
      before: plan,
      after: { ...plan, status: 'refunded', activity_status: 'inactive' },
      payments: [{ ...bill, status: 'refunded', refunded: 999 }],
    },
    ['refunded'],
  ],
  [
    'it ends after a full refund',
    {
      before: { ...plan, status: 'refunded', activity_status: 'inactive' },
      after: { ...plan, status: 'refunded', activity_status: 'inactive', auto_renewal: 'cancelled' },
    },
    [],
  ],
  [
    'it is refunded in part',
    { before: plan, after: plan, payments: [{ ...bill, refunded: 100 }] },
    ['partly_refunded'],
  ],
  ['a refund fails', { before: plan, after: plan, known: [{ ...bill, refunded: 100 }] }, []],
  [
    'a dispute is opened, and its renewal stopped',
    {
      before: plan,
      after: { ...plan, activity_status: 'inactive', auto_renewal: 'cancelled' },
      dispute: 'open',
    },
    [],
  ],
  [
    'a dispute is lost',
    {
      before: { ...plan, activity_status: 'inactive' },
      after: { ...plan, status: 'refunded', activity_status: 'inactive' },
      dispute: 'lost',
      payments: [{ ...bill, status: 'refunded' }],
    },
    [],
  ],
])('when %s', (_, turn, expected) => {
  expect(kinds(turn)).toEqual(expected)
})

it('reports only the new part of a second partial refund', () => {
  const [notice] = listOrderNotices({
    ...quiet,
    before: plan,
    after: plan,
    known: [{ ...bill, refunded: 100 }],
    payments: [{ ...bill, refunded: 350 }],
  })
  expect(notice).toMatchObject({ kind: 'partly_refunded', amount: 250 })
})

describe('ahead of time', () => {
  const begunAt = day(1)
  test.each([
    ['a year, 31 days ahead', { isTrial: false, offer: 'annual', endsAt: day(365) }, day(334), null],
    [
      'a year, 30 days ahead',
      { isTrial: false, offer: 'annual', endsAt: day(365) },
      day(335),
      'renewal_ahead',
    ],
    ['a year that is over', { isTrial: false, offer: 'annual', endsAt: day(365) }, day(365), null],
    ['a month', { isTrial: false, offer: 'monthly', endsAt: day(31) }, day(30), null],
    ['a trial of 30 days, 8 ahead', { isTrial: true, offer: 'annual', endsAt: day(31) }, day(23), null],
    [
      'a trial of 30 days, a week ahead',
      { isTrial: true, offer: 'monthly', endsAt: day(31) },
      day(24),
      'trial_ends',
    ],
    ['a trial of a week, 3 days ahead', { isTrial: true, offer: 'monthly', endsAt: day(8) }, day(5), null],
    [
      'a trial of a week, 2 days ahead',
      { isTrial: true, offer: 'monthly', endsAt: day(8) },
      day(6),
      'trial_ends',
    ],
  ] as const)('%s', (_, facts, now, expected) => {
    expect(chooseAhead({ ...facts, begunAt }, now)).toBe(expected)
  })
})
