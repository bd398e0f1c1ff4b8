import type { ApiClient } from '@grandstand/api-client'
import type { Order } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { type Basket, chosenOf } from '@grandstand/rules'
import type { Attempts, Recipient } from './attempts.ts'
import { type Decline, isDecline, type PayProblem, readPayProblem } from './pay-problem.ts'

export interface Payment {
  user_id: number
  basket: Basket
  coupon: string | null
  /** Null: the buyer keeps it. */
  gift: Recipient | null
  /** Null where nothing is due. */
  cardId: string | null
  savesCard: boolean
  isTrial: boolean
  recaptcha: { recaptcha_token?: string }
  /** The campaign that led here. */
  campaign: { trk?: string }
}

export type PayOutcome =
  | { go: 'order'; order: Order }
  /** The bank asks its customer: over this page, or on a page of its own. */
  | { go: 'check'; order: Order; clientSecret: string }
  | { go: 'bank'; url: string }
  | { go: 'problem'; problem: PayProblem }

/** Sends one try. Refusals that are not about the payment are thrown. */
export async function sendPayment(
  { client, attempts }: { client: ApiClient; attempts: Attempts },
  payment: Payment,
): Promise<PayOutcome> {
  try {
    const { order, client_secret, redirect_url } = payment.isTrial
      ? { order: await startTrial(client, payment), client_secret: null, redirect_url: null }
      : await buy(client, attempts, payment)
    if (order.status === 'failed') return decline(attempts, order.decline_reason ?? 'declined')
    if (order.status !== 'created') return { go: 'order', order }
    if (redirect_url !== null) return { go: 'bank', url: redirect_url }
    return client_secret === null
      ? { go: 'order', order }
      : { go: 'check', order, clientSecret: client_secret }
  } catch (error) {
    const problem = readPayProblem(error)
    if (problem === null) throw error
    return isDecline(problem) ? decline(attempts, problem) : { go: 'problem', problem }
  }
}

function decline(attempts: Attempts, problem: Decline): PayOutcome {
  attempts.endTry()
  return { go: 'problem', problem }
}

function buy(client: ApiClient, attempts: Attempts, payment: Payment) {
  const { user_id, basket, coupon, gift, cardId, savesCard, recaptcha, campaign } = payment
  const { type, ...ids } = chosenOf(basket)
  const numbers = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, Number(id)]))
  return client.send(wireCalls.buy, {
    body: {
      type,
      ...numbers,
      idempotency_key: attempts.takeKey({ user_id, basket, coupon }, gift),
      ...(cardId === null ? {} : { payment_method_id: cardId }),
      ...(coupon === null ? {} : { coupon }),
      ...(gift === null ? {} : { gift }),
      ...(basket.seats === undefined ? {} : { seats: Number(basket.seats) }),
      save_card: savesCard,
      terms: true,
      ...campaign,
      ...recaptcha,
    },
  })
}

function startTrial(client: ApiClient, { basket, cardId, recaptcha, campaign }: Payment): Promise<Order> {
  return client.send(wireCalls.startTrial, {
    body: {
      subscription_id: Number(basket.id),
      ...(cardId === null ? {} : { payment_method_id: cardId }),
      ...campaign,
      ...recaptcha,
    },
  })
}
