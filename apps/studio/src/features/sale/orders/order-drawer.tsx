import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { Drawer } from '../../../platform/drawer.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../platform/load-state.tsx'
import { May } from '../../../platform/may.tsx'
import { useGo } from '../../../platform/use-go.ts'
import styles from './order-drawer.module.css'
import { OrderStory } from './order-story.tsx'
import { OrderSummary } from './order-summary.tsx'
import { orderQuery } from './orders-queries.ts'
import { RefundSection } from './refund-section.tsx'
import { SettleOrder } from './settle-order.tsx'

interface OrderDrawerProps {
  channel: string
  id: string
  /** Those of the list behind, in its order. */
  ids: readonly number[]
  /** Of the list with another order open; with none it is closed. */
  hrefOf: (id?: number) => string
}

/** One order beside the list: arrows walk through the list. */
export function OrderDrawer({ channel, id, ids, hrefOf }: OrderDrawerProps) {
  const { words, language, fill } = useI18n()
  const go = useGo()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const query = useQuery(orderQuery(useClient(), { channel, id }, language))
  // What was open before stays until the next is there.
  const order = query.data?.id === Number(id) ? query.data : undefined
  const receipt = order?.transactions.find(({ receipt_url }) => receipt_url)?.receipt_url
  function walk(step: -1 | 1) {
    const next = ids[ids.indexOf(Number(id)) + step]
    if (next !== undefined) go(hrefOf(next), { replace: true })
  }
  return (
    <Drawer
      title={fill(words.sales.order.title, { id })}
      onClose={() => go(hrefOf(), { replace: true })}
      onStep={walk}
      note={
        receipt && (
          <a className={styles.receipt} href={receipt} target="_blank" rel="noreferrer">
            {words.sales.order.receipt}
          </a>
        )
      }
      foot={<div ref={setFoot} className={styles.foot} />}
    >
      {!order && <LoadState query={{ ...query, isPending: !query.isError }} rows={5} />}
      {order && (
        <>
          <OrderSummary channel={channel} order={order} />
          {order.attempted_at !== null && order.status === 'created' && (
            <May call={studioWireCalls.settleStudioOrder}>
              <SettleOrder params={{ channel, id }} />
            </May>
          )}
          <OrderStory order={order} />
          <May call={studioWireCalls.refundStudioOrder}>
            <RefundSection
              key={`${order.id} ${order.refundable}`}
              channel={channel}
              order={order}
              foot={foot}
            />
          </May>
        </>
      )}
    </Drawer>
  )
}
