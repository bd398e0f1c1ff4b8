import { describe, expect, it } from 'vitest'
import {
  canMoveOrder,
  chooseAttemptStep,
  choosePlanStep,
  type DisputedPlan,
  isGivenUp,
  isNeverMade,
  namePaymentStatus,
  nameTransactionKind,
  nameTransactionStatus,
  type OpenAttempt,
  type OrderState,
  type PaymentFacts,
  type PlanFacts,
  settlePayment,
  settlePlan,
} from '../../src/index.ts'

const now = new Date('2026-11-15T20:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const states = ({ status, activity_status }: OrderState) => `${status} ${activity_status}`

const payment = (change: Partial<PaymentFacts> = {}): PaymentFacts => ({
  state: 'succeeded',
  amount: 999,
  refunded: 0,
  dispute: 'none',
  ...change,
})

describe('an order that is paid once', () => {
  it.each<[string, Partial<PaymentFacts>, string]>([
    ['is created while the bank takes its time', { state: 'pending' }, 'created inactive'],
    ['is created while the bank asks its customer', { state: 'needs_action' }, 'created inactive'],
    ['is paid and active', {}, 'paid active'],
    ['failed with a declined card', { state: 'declined' }, 'failed inactive'],
    ['failed when the attempt was abandoned', { state: 'canceled' }, 'failed inactive'],
    ['keeps its access after a partial refund', { refunded: 500 }, 'paid active'],
    ['ends with a full refund', { refunded: 999 }, 'refunded inactive'],
    ['is suspended by a dispute', { dispute: 'open' }, 'paid inactive'],
    ['is restored when the dispute is won', { dispute: 'won' }, 'paid active'],
    ['ends when the dispute is lost', { dispute: 'lost' }, 'refunded inactive'],
  ])('%s', (_name, change, expected) => {
    expect(states(settlePayment(payment(change), null, now))).toBe(expected)
  })

  it.each([
    ['keeps its end', days(1), 'paid active'],
    ['is expired after it', days(-1), 'paid expired'],
  ])('%s', (_name, end, expected) => {
    const settled = settlePayment(payment(), end, now)
    expect(states(settled)).toBe(expected)
    expect(settled.expires_at).toBe(end)
  })
})

const plan = (change: Partial<PlanFacts> = {}): PlanFacts => ({
  state: 'active',
  periodStart: days(-10),
  periodEnd: days(20),
  renews: true,
  hasBegun: true,
  endedAt: null,
  payment: payment(),
  paid: payment(),
  isDisputed: false,
  ...change,
})

describe('a subscription', () => {
  it.each<[string, Partial<PlanFacts>, string, Date]>([
    ['opens until the end of its period and three days', {}, 'paid active', days(23)],
    ['opens in its trial, with no payment', { state: 'trialing', payment: null }, 'paid active', days(23)],
    [
      'opens to the end of its period once its renewal is cancelled',
      { renews: false },
      'paid active',
      days(20),
    ],
    [
      'opens for three days when a renewal is unpaid',
      {
        state: 'past_due',
        periodStart: days(-1),
        periodEnd: days(29),
        payment: payment({ state: 'declined' }),
      },
      'paid active',
      days(2),
    ],
    [
      'opens nothing after that',
      { state: 'past_due', periodStart: days(-3), payment: payment({ state: 'declined' }) },
      'paid expired',
      days(0),
    ],
    [
      'opens nothing while its first payment is asked for',
      { state: 'incomplete', payment: payment({ state: 'needs_action' }) },
      'created inactive',
      days(23),
    ],
    [
      'failed with its first card',
      { state: 'incomplete', payment: payment({ state: 'declined' }) },
      'failed inactive',
      days(23),
    ],
    [
      'failed when nobody paid it',
      { state: 'incomplete_expired', payment: null },
      'failed inactive',
      days(23),
    ],
    ['opens nothing when the provider has given up', { state: 'unpaid' }, 'paid inactive', days(23)],
    [
      'that ended early is canceled',
      { state: 'canceled', endedAt: days(-1), renews: false },
      'paid canceled',
      days(-1),
    ],
    [
      'that was abandoned before it was paid has failed',
      { state: 'canceled', endedAt: days(-1), hasBegun: false, payment: null },
      'failed inactive',
      days(-1),
    ],
    [
      'that ended with its period is expired',
      { state: 'canceled', periodEnd: days(-1), endedAt: days(-1), renews: false },
      'paid expired',
      days(-1),
    ],
    ['ends with a full refund', { paid: payment({ refunded: 999 }) }, 'refunded inactive', days(23)],
    ['goes on after a partial one', { paid: payment({ refunded: 998 }) }, 'paid active', days(23)],
    ['is suspended by a dispute', { isDisputed: true }, 'paid inactive', days(23)],
    ['is restored when it is won', { paid: payment({ dispute: 'won' }) }, 'paid active', days(23)],
    ['ends when it is lost', { paid: payment({ dispute: 'lost' }) }, 'refunded inactive', days(23)],
    [
      'ends with a refund of the last payment, while a renewal is unpaid',
      {
        state: 'past_due',
        periodStart: days(-1),
        periodEnd: days(29),
        payment: payment({ state: 'declined' }),
        paid: payment({ refunded: 999 }),
      },
      'refunded inactive',
      days(2),
    ],
    [
      'that was refunded and then canceled is refunded',
      { state: 'canceled', endedAt: days(-1), renews: false, paid: payment({ refunded: 999 }) },
      'refunded inactive',
      days(-1),
    ],
  ])('%s', (_name, change, expected, end) => {
    const settled = settlePlan(plan(change), 3, now)
    expect(states(settled)).toBe(expected)
    expect(settled.expires_at).toEqual(end)
  })

  it.each<[string, Partial<PlanFacts>, object]>([
    ['renews', {}, { auto_renewal: 'active', is_past_due: false, period_ends_at: days(20) }],
    ['that will not renew', { renews: false }, { auto_renewal: 'cancelled', period_ends_at: days(20) }],
    ['in its trial', { state: 'trialing' }, { is_trial: true }],
    ['that waits for its renewal', { state: 'past_due' }, { is_past_due: true, period_ends_at: days(-10) }],
    ['that is over', { state: 'canceled', endedAt: days(-1) }, { auto_renewal: 'cancelled' }],
  ])('says that it is one that %s', (_name, change, expected) => {
    expect(settlePlan(plan(change), 3, now)).toMatchObject(expected)
  })
})

describe('at the provider, a subscription', () => {
  const running: DisputedPlan = { renews: true, isDisputed: false, isStoppedByDispute: false, disputes: [] }
  const stopped: DisputedPlan = { ...running, renews: false, isStoppedByDispute: true }
  it.each<[string, DisputedPlan, OrderState['status'], string | null]>([
    ['goes on', running, 'paid', null],
    ['ends when it was refunded', running, 'refunded', 'end'],
    ['is not renewed while it is disputed', { ...running, isDisputed: true }, 'paid', 'stop_renewal'],
    ['stays stopped meanwhile', { ...stopped, isDisputed: true, disputes: ['open'] }, 'paid', null],
    ['is renewed again when that is won', { ...stopped, disputes: ['won'] }, 'paid', 'resume_renewal'],
    ['is not renewed when one of two is lost', { ...stopped, disputes: ['won', 'lost'] }, 'paid', null],
    [
      'is not renewed when its holder had cancelled',
      { ...stopped, isStoppedByDispute: false, disputes: ['won'] },
      'paid',
      null,
    ],
  ])('%s', (_name, plan, status, step) => {
    expect(choosePlanStep(plan, { status })).toBe(step)
  })
})

describe('an order moves', () => {
  it.each<[string, string, boolean]>([
    ['created inactive', 'paid active', true],
    ['created inactive', 'failed inactive', true],
    ['created inactive', 'refunded inactive', true],
    ['failed inactive', 'paid active', true],
    ['failed inactive', 'created inactive', false],
    ['paid active', 'refunded inactive', true],
    ['paid active', 'created inactive', false],
    ['paid active', 'failed inactive', false],
    ['paid active', 'paid inactive', true],
    ['paid inactive', 'paid active', true],
    ['paid active', 'paid expired', true],
    ['paid expired', 'paid active', true],
    ['paid active', 'paid canceled', true],
    ['paid canceled', 'paid active', false],
    ['paid canceled', 'refunded inactive', true],
    ['refunded inactive', 'paid active', true],
    ['refunded inactive', 'failed inactive', false],
    ['paid active', 'paid active', true],
  ])('from %s to %s: %s', (from, to, isAllowed) => {
    expect(canMoveOrder(read(from), read(to))).toBe(isAllowed)
  })
})

function read(words: string): OrderState {
  const all: OrderState[] = (['created', 'failed', 'paid', 'refunded'] as const).flatMap(status =>
    (['inactive', 'active', 'expired', 'canceled'] as const).map(activity_status => ({
      status,
      activity_status,
    })),
  )
  const found = all.find(state => states(state) === words)
  if (!found) throw new Error(words)
  return found
}

describe('the word for an order', () => {
  it.each<['event' | 'package' | 'subscription', string, string | null, string]>([
    ['event', 'paid active', null, 'Paid'],
    ['package', 'paid active', days(1).toISOString(), 'Paid'],
    ['package', 'paid active', days(-1).toISOString(), 'Inactive'],
    ['package', 'paid expired', null, 'Inactive'],
    ['subscription', 'paid active', null, 'Active'],
    ['subscription', 'paid canceled', null, 'Inactive'],
    ['subscription', 'paid inactive', null, 'Inactive'],
    ['event', 'created inactive', null, 'Inactive'],
    ['event', 'failed inactive', null, 'Inactive'],
    ['event', 'refunded inactive', null, 'Refunded'],
  ])('of %s, %s, until %s is %s', (type, state, expires_at, word) => {
    expect(namePaymentStatus({ ...read(state), type, expires_at }, now)).toBe(word)
  })

  it.each([
    ['paid', 'Paid'],
    ['refunded', 'Refunded'],
    ['failed', 'NotCharged'],
    ['created', 'Pending'],
  ] as const)('of a payment that is %s is %s', (status, word) => {
    expect(nameTransactionStatus({ status })).toBe(word)
  })
})

it.each([
  ['created', false, 'created'],
  ['updated', false, 'updated'],
  ['updated', true, 'switched'],
] as const)('a payment told as %s, of another plan: %s, is %s', (event, is_switch, kind) => {
  expect(nameTransactionKind({ event, is_switch })).toBe(kind)
})

describe('a second attempt that finds the first unsettled', () => {
  it.each<[string, OpenAttempt, string]>([
    ['waits while the bank works', { payment: { state: 'pending' }, attemptedAt: days(-1) }, 'wait'],
    [
      'replaces one that waits for its buyer',
      { payment: { state: 'needs_action' }, attemptedAt: now },
      'cancel',
    ],
    [
      'waits while the first may be on its way',
      { payment: null, attemptedAt: new Date(now.getTime() - 44_999) },
      'wait',
    ],
    [
      'goes on after one that was never made',
      { payment: null, attemptedAt: new Date(now.getTime() - 45_000) },
      'fail',
    ],
  ])('%s', (_name, open, step) => {
    expect(chooseAttemptStep(open, now)).toBe(step)
  })
})

it.each([
  ['was never made once no charge can arrive any more', 45_000, false, true],
  ['may still be made before', 44_999, false, false],
  ['may be on its way while its key is in use', 89_999, true, false],
  ['fails when that has lasted too long', 90_000, true, true],
])('an attempt that the provider does not know %s', (_name, ms, canBeMade, isLost) => {
  expect(isNeverMade({ attemptedAt: new Date(now.getTime() - ms), canBeMade }, now)).toBe(isLost)
})

describe('an attempt is abandoned', () => {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  it.each<[string, OpenAttempt, boolean]>([
    ['with an unusable card', { payment: { state: 'declined' }, attemptedAt: now }, true],
    ['when its buyer has not answered the bank', waiting(ago(3_600_000)), true],
    ['not while its buyer may be at the bank', waiting(ago(3_599_999)), false],
    ['not while it is being paid', { payment: { state: 'pending' }, attemptedAt: ago(9_999_999) }, false],
    ['not once it is paid', { payment: { state: 'succeeded' }, attemptedAt: ago(9_999_999) }, false],
    ['not while its state is unknown', { payment: null, attemptedAt: ago(9_999_999) }, false],
  ])('%s', (_name, open, isOver) => {
    expect(isGivenUp(open, now)).toBe(isOver)
  })

  function waiting(attemptedAt: Date): OpenAttempt {
    return { payment: { state: 'needs_action' }, attemptedAt }
  }
})
