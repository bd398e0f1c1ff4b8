import { salesKeys } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { payoutsQuery, salesQuery } from '../features/insight/reports/report-queries.ts'
import { SplitTabs } from '../features/insight/reports/split-tabs.tsx'
import { connectionQuery } from '../features/sale/money/connection-query.ts'
import { MoneyFigures } from '../features/sale/money/money-figures.tsx'
import { MoneyHead } from '../features/sale/money/money-head.tsx'
import { ProviderNote } from '../features/sale/money/provider-note.tsx'
import { SalesChart } from '../features/sale/money/sales-chart.tsx'
import { SalesSplit } from '../features/sale/money/sales-split.tsx'
import { ExportOrders } from '../features/sale/orders/export-orders.tsx'
import { OrderDrawer } from '../features/sale/orders/order-drawer.tsx'
import { OrderTable } from '../features/sale/orders/order-table.tsx'
import { ordersQuery } from '../features/sale/orders/orders-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { DaysChoice } from '../platform/days/days-choice.tsx'
import { useDays } from '../platform/days/use-days.ts'
import { connectHref, moneyHref, ordersHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { useMayCall } from '../platform/operator.ts'
import styles from './money-screen.module.css'
import { OrdersScreen } from './orders-screen.tsx'

interface MoneyScreenProps {
  channel: string
  /** As in the address: what is invalid counts as not given. */
  from: string
  to: string
  by: string
  order: string
}

/** Sales of some days, and the newest orders of them. */
export function MoneyScreen(props: MoneyScreenProps) {
  const mayCall = useMayCall()
  const { channel, order } = props
  if (mayCall(studioWireCalls.getSalesReport)) return <Overview {...props} />
  return <OrdersScreen channel={channel} asked={{ order }} page={1} />
}

function Overview({ channel, by: wanted, order, ...asked }: MoneyScreenProps) {
  const { words, language } = useI18n()
  const say = words.money
  const client = useClient()
  const { from, to } = useDays(asked)
  const by = salesKeys.find(key => key === wanted) ?? 'day'
  const days = { channel, from, to, language }
  const sales = useQuery(salesQuery(client, days, by))
  const payouts = useQuery(payoutsQuery(client, days))
  const connection = useQuery(connectionQuery(client, channel))
  const filter = {
    channel,
    language,
    search: '',
    show: 'all',
    user: '',
    event: '',
    from,
    to,
    method: '',
  } as const
  const orders = useQuery(ordersQuery(client, { ...filter, page: 1 }))
  const kept = { ...asked, ...(by === 'day' ? {} : { by }) }
  const hrefOf = (id?: number) => moneyHref(channel, { ...kept, order: id === undefined ? '' : String(id) })
  const items = orders.data?.items ?? []
  return (
    <>
      <MoneyHead channel={channel} current="overview">
        <DaysChoice
          days={{ from, to }}
          hrefOf={range => moneyHref(channel, { ...range, ...(by === 'day' ? {} : { by }) })}
        />
        <ExportOrders filter={{ ...filter, page: 1 }} />
      </MoneyHead>
      <ProviderNote channel={channel} connection={connection.data} readAt={sales.dataUpdatedAt} />
      {!sales.data && <LoadState query={sales} rows={4} />}
      {sales.data && (
        <div aria-busy={sales.isPlaceholderData}>
          <MoneyFigures sales={sales.data} payouts={payouts.data} connection={connection.data} />
          <SplitTabs
            keys={salesKeys}
            current={by}
            hrefOf={key => moneyHref(channel, { ...asked, by: key === 'day' ? '' : key })}
          />
          {by === 'day' ? (
            <SalesChart report={sales.data} />
          ) : (
            <SalesSplit channel={channel} report={sales.data} by={by} />
          )}
        </div>
      )}
      <div className={styles.head}>
        <h2 className="title-3">{say.tabs.orders}</h2>
        <a href={ordersHref(channel, { from, to })}>{say.allOrders}</a>
      </div>
      {!orders.data && <LoadState query={orders} />}
      {items.length > 0 && <OrderTable orders={items} hrefOf={hrefOf} open={order} />}
      {orders.data?.items.length === 0 && (
        <StateMessage icon="card" title={say.noOrders} text={say.noOrdersText}>
          <a className="button" href={ordersHref(channel)}>
            {say.allOrders}
          </a>
          {connection.data?.is_live === false && (
            <a className="button" href={connectHref(channel)}>
              {say.connect.connect}
            </a>
          )}
        </StateMessage>
      )}
      {order !== '' && (
        <OrderDrawer channel={channel} id={order} ids={items.map(({ id }) => id)} hrefOf={hrefOf} />
      )}
    </>
  )
}
