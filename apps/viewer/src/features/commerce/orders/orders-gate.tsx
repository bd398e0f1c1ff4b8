import type { Order } from '@grandstand/contract'
import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCommerceWords } from '../../../locales/commerce/commerce-words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ordersQuery } from '../../../platform/session/orders-query.ts'

/** The user's orders, once they are there. */
export function OrdersGate({ children }: { children: (orders: Order[]) => ReactNode }) {
  const { client } = useApp()
  const { words: common, language } = useI18n()
  const { orders: words } = useCommerceWords()
  const { data, error, isFetching, refetch } = useQuery(ordersQuery(client, language))
  if (data) return children(data)
  if (error && !isFetching) {
    return (
      <StateMessage icon="alert" title={words.failedTitle} text={common.page.failedText} role="alert">
        <button className="button button--primary" type="button" onClick={() => void refetch()}>
          {common.common.tryAgain}
        </button>
      </StateMessage>
    )
  }
  return (
    <div>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <Skeleton shape="row" count={3} />
    </div>
  )
}
