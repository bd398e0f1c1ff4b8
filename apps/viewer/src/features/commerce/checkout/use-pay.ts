import type { PriceLines } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../platform/app-context.ts'
import { trackSale } from '../../../platform/describe-sale.ts'
import { readTrk } from '../../../platform/read-trk.ts'
import { useRouter } from '../../../platform/router/router-context.ts'
import type { CardForm } from '../cards/card-form.ts'
import { CardRefused } from '../cards/card-refused.ts'
import { type Basket, basketHref } from './basket.ts'
import type { PayProblem } from './pay-problem.ts'
import { type PayOutcome, sendPayment } from './send-payment.ts'
import { useAttempts } from './use-attempts.ts'

interface PayOptions {
  user_id: number
  basket: Basket
  lines: PriceLines
  coupon: string | null
  isTrial: boolean
  onProblem: (problem: PayProblem) => void
}

interface PayInput {
  /** A saved card, the form of a new one, or none where nothing is due. */
  card: string | CardForm | null
  savesCard: boolean
  /** A proof counts once, and each question to the provider needs one. */
  recaptcha: () => Promise<{ recaptcha_token?: string }>
}

/** Takes the card, sends the payment, and goes where that leads. */
export function usePay({ user_id, basket, lines, coupon, isTrial, onProblem }: PayOptions) {
  const { client, storage } = useApp()
  const { history } = useRouter()
  const queryClient = useQueryClient()
  const attempts = useAttempts()

  async function takeCard(card: PayInput['card'], recaptcha: PayInput['recaptcha']): Promise<string | null> {
    if (card === null || typeof card === 'string') return card
    const entered = isTrial ? await saveCard(card, recaptcha) : await card.enter()
    if ('problem' in entered) throw new CardRefused(entered.problem)
    return entered.id
  }

  /** A trial is charged when its holder is away, so the bank is asked now. */
  async function saveCard(form: CardForm, recaptcha: PayInput['recaptcha']) {
    const { client_secret } = await client.send(wireCalls.createSetupIntent, { body: await recaptcha() })
    return form.save(client_secret, location.origin + basketHref(basket))
  }

  /** Only judged tries. The code that waits for an accepted order reports how it ends. */
  function tellPurchase(outcome: PayOutcome): void {
    const isDeclined = outcome.go === 'problem' && outcome.problem === 'declined'
    const sold = { ...basket, isTrial }
    if (isDeclined || outcome.go !== 'problem') trackSale('purchase', sold, lines)
    if (isDeclined) trackSale('purchase_failed', sold, lines)
  }

  return async ({ card, savesCard, recaptcha }: PayInput): Promise<void> => {
    const cardId = await takeCard(card, recaptcha)
    const campaign = readTrk(storage, Date.now())
    const payment = {
      user_id,
      basket,
      coupon,
      cardId,
      savesCard,
      isTrial,
      campaign,
      recaptcha: await recaptcha(),
    }
    try {
      const outcome = await sendPayment({ client, attempts }, payment)
      tellPurchase(outcome)
      if (outcome.go === 'order') history.replace(`/buy?order=${outcome.order.id}`)
      if (outcome.go === 'problem') onProblem(outcome.problem)
      if (outcome.go !== 'bank') return
      location.assign(outcome.url)
      // The page is left: until then nothing may be pressed.
      await new Promise(() => {})
    } catch (error) {
      // It was bought meanwhile, or the code has ended: what is shown is not true any more.
      void queryClient.invalidateQueries({ queryKey: ['checkout'] })
      throw error
    }
  }
}
