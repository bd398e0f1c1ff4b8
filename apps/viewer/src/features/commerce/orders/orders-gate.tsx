import type { Order } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ordersQuery } from '../../../platform/session/orders-query.ts'
import { QueryGate } from '../query-gate.tsx'

/** The user's orders, once they are there. */
export function OrdersGate({ children }: { children: (orders: Order[]) => ReactNode }) {
  const { client } = useApp()
  const { language } = useI18n()
  const { orders: words } = useCommerceWords()
  const query = useQuery(ordersQuery(client, language))
  return (
    <QueryGate query={query} words={words} rows={3}>
      {children}
    </QueryGate>
  )
}
