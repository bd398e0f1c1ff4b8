import { describe, expect, it } from 'vitest'
import {
  checkPaymentsHealth,
  checkRefund,
  chooseNextTry,
  countRefundable,
  isPatienceOver,
  type PaymentsHealth,
  type RefundFacts,
} from '../../src/index.ts'

describe('a refund', () => {
  const paid: RefundFacts = {
    status: 'paid',
    isDisputed: false,
    passOrderId: null,
    payment: { total: 999, refunded: 0 },
    waiting: [],
  }
  const partly = { payment: { total: 999, refunded: 500 } }
  it.each<[string, Partial<RefundFacts>, number | null, string | null]>([
    ['of all', {}, null, null],
    ['of a part', {}, 500, null],
    ['of exactly all', {}, 999, null],
    ['of more than was paid', {}, 1000, 'too_much'],
    ['of the rest', partly, null, null],
    ['of more than the rest', partly, 500, 'too_much'],
    ['beside one that waits', { waiting: [500] }, 499, null],
    ['of more than one that waits leaves', { waiting: [500] }, 500, 'too_much'],
    ['of all beside one that waits', { waiting: [500] }, null, null],
    ['of a payment that is already being refunded in full', { waiting: [null] }, 1, 'nothing_left'],
    ['of a payment that is already being refunded in parts', { waiting: [500, 499] }, 1, 'nothing_left'],
    ['of a free order', { payment: { total: 0, refunded: 0 } }, null, 'nothing_left'],
    ['of an unpaid order', { status: 'created', payment: null }, null, 'nothing_left'],
    ['of a failed order', { status: 'failed' }, null, 'nothing_left'],
    ['of a disputed order', { isDisputed: true }, null, 'nothing_left'],
    ['of a game that was taken off a pass', { passOrderId: 7 }, null, 'counted_towards_pass'],
    ['of a part of it', { passOrderId: 7 }, 1, 'counted_towards_pass'],
    ['of a refunded order', { status: 'refunded' }, null, 'nothing_left'],
  ])('%s', (_name, change, amount, refusal) => {
    expect(checkRefund({ ...paid, ...change }, { amount, isDespitePass: false })).toBe(refusal)
  })

  it('of a game that was taken off a pass is the operator’s choice', () => {
    const counted = { ...paid, passOrderId: 7 }
    expect(checkRefund(counted, { amount: null, isDespitePass: true })).toBeNull()
    expect(checkRefund(counted, { amount: 1000, isDespitePass: true })).toBe('too_much')
  })

  it('covers what is left', () => {
    expect(countRefundable({ ...paid, ...partly, waiting: [100] })).toBe(399)
  })
})

describe('a refund that the provider has not done', () => {
  const now = new Date('2026-11-15T20:00:00Z')
  it('is requested again ever later, up to an hour', () => {
    const waits = [1, 2, 3, 6, 50].map(
      tries => (chooseNextTry(tries, now).getTime() - now.getTime()) / 60_000,
    )
    expect(waits).toEqual([2, 4, 8, 60, 60])
  })

  it('is abandoned after a day', () => {
    const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
    expect([23, 24].map(hours => isPatienceOver(ago(hours), now))).toEqual([false, true])
  })
})

describe("payments' health", () => {
  const now = new Date('2026-11-15T20:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const well: PaymentsHealth = {
    lastWebhookAt: ago(1),
    lastPaymentAt: ago(2),
    unsettled: 0,
    disputed: 0,
    waitingRefunds: 0,
    givenUpRefunds: 0,
  }
  it.each<[string, Partial<PaymentsHealth>, string[]]>([
    ['is well', {}, []],
    ['is well before anybody has paid', { lastWebhookAt: null, lastPaymentAt: null }, []],
    ['is well while a quiet night goes by', { lastWebhookAt: ago(600), lastPaymentAt: ago(601) }, []],
    ['waits a while for the report of a payment', { lastWebhookAt: null, lastPaymentAt: ago(4) }, []],
    ['misses the report of a payment', { lastWebhookAt: null, lastPaymentAt: ago(6) }, ['no_webhooks']],
    [
      'misses the report of the last payment',
      { lastWebhookAt: ago(60), lastPaymentAt: ago(6) },
      ['no_webhooks'],
    ],
    ['has orders that are not settled', { unsettled: 1 }, ['unsettled']],
    [
      'has a dispute, a waiting refund and an abandoned one',
      { disputed: 1, waitingRefunds: 2, givenUpRefunds: 1 },
      ['disputed', 'refunds_waiting', 'refunds_given_up'],
    ],
  ])('%s', (_name, change, problems) => {
    expect(checkPaymentsHealth({ ...well, ...change }, now)).toEqual(problems)
  })
})
