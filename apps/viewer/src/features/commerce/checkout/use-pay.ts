import type { Order, PriceLines, User } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { type Basket, basketHref } from '@grandstand/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../platform/app-context.ts'
import { trackSale } from '../../../platform/describe-sale.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { readTrk } from '../../../platform/read-trk.ts'
import type { CardForm, EnteredCard } from '../cards/card-form.ts'
import { CardRefused } from '../cards/card-refused.ts'
import type { Recipient } from './attempts.ts'
import { isDecline, type PayProblem } from './pay-problem.ts'
import { type PayOutcome, sendPayment } from './send-payment.ts'
import { useAttempts } from './use-attempts.ts'
import { waitForOrder } from './wait-for-order.ts'

/** What is shown while a payment is confirmed. */
export interface Confirming {
  brand: string | null
  last4: string | null
  email: string
  total: number
  currency: string
}

/** A saved card, one that a wallet gave, the form of a new one, or none where nothing is due. */
export type Means = Exclude<EnteredCard, { problem: string }> | CardForm | null

interface PayOptions {
  basket: Basket
  lines: PriceLines
  coupon: string | null
  isTrial: boolean
  /** The bank asks its customer. Resolves when it has. */
  onCheck: (order: Order, clientSecret: string) => Promise<void>
  onProblem: (problem: PayProblem | null) => void
  onConfirming: (confirming: Confirming | null) => void
  onPaid: (order: Order) => void
}

interface PayInput {
  user: User
  means: Means
  savesCard: boolean
  /** Null: the buyer keeps it. */
  gift: Recipient | null
  /** A proof counts once, and each question to the provider needs one. */
  recaptcha: () => Promise<{ recaptcha_token?: string }>
}

/** Takes the card, sends the payment, and goes where that leads. */
export function usePay(options: PayOptions) {
  const { basket, lines, coupon, isTrial, onCheck, onProblem, onConfirming, onPaid } = options
  const { client, storage } = useApp()
  const { language } = useI18n()
  const queryClient = useQueryClient()
  const attempts = useAttempts()

  async function takeCard(means: Means, recaptcha: PayInput['recaptcha']) {
    if (means === null || 'id' in means) return means
    const entered = isTrial ? await saveCard(means, recaptcha) : await means.enter()
    if ('problem' in entered) throw new CardRefused(entered.problem)
    return entered
  }

  /** A trial is charged when its holder is away, so the bank is asked now. */
  async function saveCard(form: CardForm, recaptcha: PayInput['recaptcha']) {
    const { client_secret } = await client.send(wireCalls.createSetupIntent, { body: await recaptcha() })
    return form.save(client_secret, location.origin + basketHref(basket))
  }

  /** Only judged tries. The code that waits for an accepted order reports how it ends. */
  function tellPurchase(outcome: PayOutcome): void {
    const isDeclined = outcome.go === 'problem' && isDecline(outcome.problem)
    const sold = { ...basket, isTrial }
    if (isDeclined || outcome.go !== 'problem') trackSale('purchase', sold, lines)
    if (isDeclined) trackSale('purchase_failed', sold, lines)
  }

  async function follow(outcome: PayOutcome, confirming: Confirming): Promise<void> {
    if (outcome.go === 'problem') return onProblem(outcome.problem)
    if (outcome.go === 'bank') {
      location.assign(outcome.url)
      // The page is left: until then nothing may be pressed.
      return new Promise(() => {})
    }
    if (outcome.go === 'check') await onCheck(outcome.order, outcome.clientSecret)
    if (outcome.order.status === 'paid') return onPaid(outcome.order)
    onConfirming(confirming)
    const settled = await waitForOrder(client, language, outcome.order)
    onConfirming(null)
    if (settled.status === 'paid') return onPaid(settled)
    attempts.endTry()
    trackSale('purchase_failed', { ...basket, isTrial }, lines, { order_id: settled.id })
    onProblem(settled.decline_reason ?? 'declined')
  }

  return async ({ user, means, savesCard, gift, recaptcha }: PayInput): Promise<void> => {
    onProblem(null)
    const card = await takeCard(means, recaptcha)
    const { id: user_id, email } = user
    const campaign = readTrk(storage, Date.now())
    const proof = await recaptcha()
    const cardId = card?.id ?? null
    const payment = { user_id, basket, coupon, gift, cardId, savesCard, isTrial, campaign }
    try {
      const outcome = await sendPayment({ client, attempts }, { ...payment, recaptcha: proof })
      tellPurchase(outcome)
      const { total, currency } = lines
      await follow(outcome, {
        brand: card?.brand ?? null,
        last4: card?.last4 ?? null,
        email,
        total,
        currency,
      })
    } catch (error) {
      // It was bought meanwhile, or the code has ended: what is shown is not true any more.
      void queryClient.invalidateQueries({ queryKey: ['checkout'] })
      void queryClient.invalidateQueries({ queryKey: ['events'] })
      throw error
    }
  }
}
