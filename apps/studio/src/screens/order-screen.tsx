import { useQuery } from '@tanstack/react-query'
import { OrderFacts } from '../features/sale/orders/order-facts.tsx'
import { OrderStory } from '../features/sale/orders/order-story.tsx'
import { orderQuery } from '../features/sale/orders/orders-queries.ts'
import { RefundOrder } from '../features/sale/orders/refund-order.tsx'
import { SettleOrder } from '../features/sale/orders/settle-order.tsx'
import { useClient } from '../platform/client-context.ts'
import { ordersHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

/** One order with its whole story. */
export function OrderScreen({ channel, id }: { channel: string; id: string }) {
  const { words, language, fill } = useI18n()
  const say = words.sales.order
  const order = useQuery(orderQuery(useClient(), { channel, id }, language))
  return (
    <>
      <ScreenHead
        title={fill(say.title, { id })}
        text={order.data?.name}
        back={{ href: ordersHref(channel), label: say.back }}
      >
        {order.data && (
          <div className={`${styles.actions} row-3`}>
            {order.data.attempted_at !== null && <SettleOrder params={{ channel, id }} />}
            <RefundOrder channel={channel} order={order.data} />
          </div>
        )}
      </ScreenHead>
      <LoadState query={order} />
      {order.data && (
        <div className={`${styles.columns} stack-5`}>
          <OrderStory order={order.data} />
          <OrderFacts channel={channel} order={order.data} />
        </div>
      )}
    </>
  )
}
