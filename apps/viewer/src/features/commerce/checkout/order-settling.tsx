import type { Order } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '../../../platform/app-context.ts'
import { trackSale } from '../../../platform/describe-sale.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useRouter } from '../../../platform/router/router-context.ts'
import { type Basket, basketHref, gameOf } from './basket.ts'
import { NothingChosen } from './nothing-chosen.tsx'
import { OrderDone } from './order-done.tsx'
import { isSettled, orderQuery } from './order-query.ts'
import { OrderWait } from './order-wait.tsx'
import { useAfterPurchase } from './use-after-purchase.ts'
import { useAttempts } from './use-attempts.ts'

interface OrderSettlingProps {
  /** Null: the address names none. */
  orderId: string | null
  onDeclined: () => void
}

/** Asks until the order is paid or has failed, then goes on: to the game, or back to the filled page. */
export function OrderSettling({ orderId, onDeclined }: OrderSettlingProps) {
  const { client } = useApp()
  const { language } = useI18n()
  const { history } = useRouter()
  const attempts = useAttempts()
  const finish = useAfterPurchase()
  const { data, error } = useQuery(orderQuery(client, language, orderId))
  const order = data === false ? undefined : data
  const isFinished = useRef(false)
  const kept = useRef(attempts.read()?.basket ?? null)

  useEffect(() => {
    // What the bank's page has added is nobody's business any more.
    if (orderId !== null && location.search !== `?order=${orderId}`) history.replace(`/buy?order=${orderId}`)
  }, [orderId, history])
  useEffect(() => {
    if (!isSettled(order) || isFinished.current) return
    isFinished.current = true
    const { current: basket } = kept
    const sold = { type: order.type, id: order.product.id, isTrial: order.is_trial }
    const name = order.status === 'paid' ? 'purchase_success' : 'purchase_failed'
    trackSale(name, sold, order, { order_id: order.id })
    if (order.status === 'paid') {
      attempts.forget()
      void finish(gameToWatch(order, basket))
      return
    }
    attempts.endTry()
    if (basket) history.replace(basketHref(basket))
    onDeclined()
  }, [order, attempts, finish, history, onDeclined])

  if (data === false) return <NothingChosen />
  if (isSettled(order) && order.status === 'paid' && gameToWatch(order, kept.current) === null)
    return <OrderDone order={order} />
  if (isSettled(order) && order.status !== 'paid' && kept.current === null) return <NothingChosen />
  return <OrderWait isOffline={error !== null} />
}

function gameToWatch(order: Order, basket: Basket | null): string | null {
  if (order.type === 'event') return String(order.product.id)
  return basket ? gameOf(basket) : null
}
