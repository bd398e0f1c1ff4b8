import { type OrderMethod, orderFilters, orderMethods } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { SearchField, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { MailBuyers } from '../features/sale/buyer-mails/mail-buyers.tsx'
import { MoneyHead } from '../features/sale/money/money-head.tsx'
import { cardBrands } from '../features/sale/orders/card-brands.ts'
import { ExportOrders } from '../features/sale/orders/export-orders.tsx'
import { OrderDrawer } from '../features/sale/orders/order-drawer.tsx'
import { OrderTable } from '../features/sale/orders/order-table.tsx'
import { ordersQuery } from '../features/sale/orders/orders-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { DaysChoice } from '../platform/days/days-choice.tsx'
import { readDays } from '../platform/days/use-days.ts'
import { type OrdersAddress, ordersHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { May } from '../platform/may.tsx'
import { PagedList } from '../platform/paged-list.tsx'
import { Segment } from '../platform/segment.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './money-screen.module.css'

interface OrdersScreenProps {
  channel: string
  /** As in the address; an invalid value counts as not given. */
  asked: OrdersAddress
  page: number
}

/** Every order, narrowed as one likes; one opens beside the list. */
export function OrdersScreen({ channel, asked, page }: OrdersScreenProps) {
  const { words, language, money, fill, number } = useI18n()
  const say = words.money
  const of = words.sales.orders
  const go = useGo()
  const { search = '', user = '', event = '', order = '' } = asked
  const show = orderFilters.find(each => each === asked.show) ?? 'all'
  const method: OrderMethod | '' = orderMethods.find(each => each === asked.method) ?? ''
  const days = readDays({ from: asked.from ?? '', to: asked.to ?? '' })
  const { from, to } = days ?? { from: '', to: '' }
  const filter = { channel, language, search, show, user, event, from, to, method, page }
  const orders = useQuery(ordersQuery(useClient(), filter))
  const kept = { search, show: show === 'all' ? '' : show, user, event, from, to, method }
  const hrefOf = (id?: number) =>
    ordersHref(channel, { ...kept, page, order: id === undefined ? '' : String(id) })
  const isNarrowed = Object.values(kept).some(value => value !== '')
  const { sums = [], disputed = 0, items = [] } = orders.data ?? {}
  return (
    <>
      <MoneyHead channel={channel} current="orders">
        <DaysChoice
          days={days}
          hrefOf={range => ordersHref(channel, { ...kept, ...range })}
          allHref={ordersHref(channel, { ...kept, from: '', to: '' })}
        />
        {event !== '' && <MailBuyers channel={channel} id={event} />}
        <May call={studioWireCalls.exportStudioOrders}>
          <ExportOrders filter={filter} />
        </May>
      </MoneyHead>
      <div className={styles.tools}>
        <Segment
          label={of.show}
          items={orderFilters.map(each => ({
            href: ordersHref(channel, { ...kept, show: each === 'all' ? '' : each }),
            label:
              each === 'disputed' && disputed > 0
                ? `${say.filters[each]} ${number(disputed)}`
                : say.filters[each],
            current: each === show,
          }))}
        />
        <select
          className={styles.method}
          aria-label={say.columns.method}
          value={method}
          onChange={({ target }) => {
            const chosen = orderMethods.find(each => each === target.value) ?? ''
            go(ordersHref(channel, { ...kept, method: chosen }), { replace: true })
          }}
        >
          <option value="">{say.anyMethod}</option>
          {orderMethods.map(each => (
            <option key={each} value={each}>
              {each === 'free' || each === 'other_card' ? say.methods[each] : cardBrands[each]}
            </option>
          ))}
        </select>
        <div className={styles.search}>
          <SearchField
            label={of.search}
            value={search}
            onSearch={text => go(ordersHref(channel, { ...kept, search: text }), { replace: true })}
          />
        </div>
      </div>
      <p className={styles.sum}>
        {sums
          .map(({ currency, paid, refunded }) =>
            fill(refunded > 0 ? say.sumRefunded : say.sum, {
              paid: money(paid, currency),
              refunded: money(refunded, currency),
            }),
          )
          .join(' · ')}
      </p>
      <PagedList
        query={orders}
        found={of.found}
        hrefOf={next => ordersHref(channel, { ...kept, page: next })}
        empty={
          <StateMessage
            icon={isNarrowed ? 'search' : 'card'}
            title={isNarrowed ? of.none : of.empty}
            text={isNarrowed ? of.noneText : of.emptyText}
          >
            {isNarrowed && (
              <a className="button" href={ordersHref(channel)}>
                {say.allOrders}
              </a>
            )}
          </StateMessage>
        }
      >
        {found => <OrderTable orders={found} hrefOf={hrefOf} open={order} />}
      </PagedList>
      {order !== '' && (
        <OrderDrawer channel={channel} id={order} ids={items.map(({ id }) => id)} hrefOf={hrefOf} />
      )}
    </>
  )
}
