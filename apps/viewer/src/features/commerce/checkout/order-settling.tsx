import type { Order } from '@grandstand/contract'
import { basketHref } from '@grandstand/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '../../../platform/app-context.ts'
import { trackSale } from '../../../platform/describe-sale.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useRouter } from '../../../platform/router/router-context.ts'
import { passBank } from '../cards/pass-bank.ts'
import { NothingChosen } from './nothing-chosen.tsx'
import { isSettled, orderQuery } from './order-query.ts'
import { OrderWait } from './order-wait.tsx'
import type { Decline } from './pay-problem.ts'
import { priceLinesQuery } from './price-queries.ts'
import { useAttempts } from './use-attempts.ts'
import type { Confirming } from './use-pay.ts'

interface OrderSettlingProps {
  /** Null: the address names none. */
  orderId: string | null
  /** What the server knew of it when the page was opened. */
  confirming: Confirming | null
  onDeclined: (why: Decline) => void
  onPaid: (order: Order) => void
}

/** A payment that began where the provider is not let in goes on here: the bank asks over this page. */
function useKeptCheck(orderId: string | null): void {
  const { client } = useApp()
  const { language } = useI18n()
  const { history } = useRouter()
  const queryClient = useQueryClient()
  const attempts = useAttempts()
  const isAsked = useRef(false)
  useEffect(() => {
    const { check, basket } = attempts.read() ?? {}
    if (isAsked.current || !check || !basket || String(check.order_id) !== orderId) return
    isAsked.current = true
    queryClient.fetchQuery(priceLinesQuery(client, language, basket)).then(
      ({ form }) => passBank(form, language, check.client_secret),
      // The same try is paid at the checkout, and the bank asks again there.
      () => history.replace(basketHref(basket)),
    )
  }, [orderId, attempts, client, language, history, queryClient])
}

/** Back from the bank: asks until the order is paid or has failed, then goes on, or back to the filled page. */
export function OrderSettling({ orderId, confirming, onDeclined, onPaid }: OrderSettlingProps) {
  const { client } = useApp()
  const { language } = useI18n()
  const { history } = useRouter()
  const attempts = useAttempts()
  const { data, error } = useQuery(orderQuery(client, language, orderId))
  const order = data === false ? undefined : data
  const isFinished = useRef(false)
  const kept = useRef(attempts.read()?.basket ?? null)
  useKeptCheck(orderId)

  useEffect(() => {
    // What the bank's page has added is nobody's business any more.
    if (orderId !== null && location.search !== `?order=${orderId}`) history.replace(`/buy?order=${orderId}`)
  }, [orderId, history])
  useEffect(() => {
    if (!isSettled(order) || isFinished.current) return
    isFinished.current = true
    if (order.status === 'paid') return onPaid(order)
    const sold = { type: order.type, id: order.product.id, isTrial: order.is_trial }
    trackSale('purchase_failed', sold, order, { order_id: order.id })
    attempts.endTry()
    if (kept.current) history.replace(basketHref(kept.current))
    onDeclined(order.decline_reason ?? 'declined')
  }, [order, attempts, history, onDeclined, onPaid])

  if (data === false) return <NothingChosen />
  if (isSettled(order) && order.status !== 'paid' && kept.current === null) return <NothingChosen />
  return <OrderWait confirming={confirming} isOffline={error !== null} />
}
