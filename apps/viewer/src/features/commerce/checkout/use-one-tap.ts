import { ApiError } from '@grandstand/api-client'
import type { Card, Order, PriceLines, User } from '@grandstand/contract'
import type { Basket } from '@grandstand/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { describeSale } from '../../../platform/describe-sale.ts'
import { useRecaptcha } from '../../../platform/form/use-recaptcha.ts'
import { useRouter } from '../../../platform/router/router-context.ts'
import { track } from '../../../platform/track.ts'
import type { PayProblem } from './pay-problem.ts'
import { useAfterPurchase } from './use-after-purchase.ts'
import { useAttempts } from './use-attempts.ts'
import { usePay } from './use-pay.ts'

/** The page turns into what the game is now, without the way to pay. */
const isGone = (error: unknown) =>
  error instanceof ApiError && ['nothing_to_play', 'event_cancelled', 'not_found'].includes(error.code)

interface OneTapOptions {
  user: User
  basket: Basket
  card: Card
  lines: PriceLines
  onPaid: (order: Order) => void
}

/** Pays with a saved card where the game is. Only a tap does: no address and no reload begins a payment. */
export function useOneTap({ user, basket, card, lines, onPaid }: OneTapOptions) {
  const { toasts } = useApp()
  const { refused } = useCommerceWords()
  const notForSale = `${refused.goneTitle}. ${refused.notCharged}`
  const { go } = useRouter()
  const { settings } = useBootstrap()
  const queryClient = useQueryClient()
  const attempts = useAttempts()
  const finish = useAfterPurchase()
  const recaptcha = useRecaptcha(settings.recaptcha_site_key, 'buy')
  const [isPaying, setIsPaying] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const [problem, setProblem] = useState<PayProblem | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const isBusy = useRef(false)
  const isPaid = useRef(false)
  const sendPayment = usePay({
    basket,
    lines,
    coupon: null,
    isTrial: false,
    onCheck(order, client_secret) {
      // The provider, who shows the bank's question, is let in at the checkout alone.
      attempts.keepCheck({ order_id: order.id, client_secret })
      go(`/buy?order=${order.id}`)
      return new Promise(() => {})
    },
    onProblem(found) {
      setProblem(found)
      if (found !== null) askGame()
    },
    onConfirming: confirming => setIsConfirming(confirming !== null),
    onPaid(order) {
      isPaid.current = true
      onPaid(order)
      void finish(order).then(askGame)
    },
  })

  /** It is paid, perhaps although the answer was lost. */
  function askGame(): void {
    void queryClient.invalidateQueries({ queryKey: ['events'] })
  }

  async function pay(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setIsPaying(true)
    setFailure(null)
    track('begin_checkout', describeSale({ ...basket, isTrial: false }, lines))
    try {
      await sendPayment({ user, means: card, savesCard: false, gift: null, recaptcha })
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
      if (isGone(error)) toasts.show({ key: 'not-for-sale', kind: 'error', text: () => notForSale })
    } finally {
      // What is paid is not offered again while the game is asked for.
      isBusy.current = isPaid.current
      setIsPaying(isPaid.current)
    }
  }

  return { pay: () => void pay(), isPaying, isConfirming, problem, failure }
}
