import { orderFilters } from '@grandstand/contract/studio-constants'
import { LinkTabs, SearchField, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { OrderTable } from '../features/sale/orders/order-table.tsx'
import { ordersQuery } from '../features/sale/orders/orders-queries.ts'
import { SalesTabs } from '../features/sale/sales/sales-tabs.tsx'
import { useClient } from '../platform/client-context.ts'
import { ordersHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { PagedList } from '../platform/paged-list.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './screens.module.css'

interface OrdersScreenProps {
  channel: string
  search: string
  /** As in the address; an invalid value counts as not given. */
  show: string
  user: string
  event: string
  page: number
}

export function OrdersScreen({ channel, page, ...kept }: OrdersScreenProps) {
  const { words, language } = useI18n()
  const say = words.sales.orders
  const go = useGo()
  const show = orderFilters.find(each => each === kept.show) ?? 'all'
  const orders = useQuery(ordersQuery(useClient(), { channel, page, language, ...kept, show }))
  const isNarrowed = kept.search !== '' || show !== 'all' || kept.user !== '' || kept.event !== ''
  return (
    <>
      <ScreenHead title={words.sales.tabs.orders} text={say.text}>
        <div className={`${styles.tools} row-3`}>
          <SearchField
            label={say.search}
            value={kept.search}
            onSearch={text => go(ordersHref(channel, { ...kept, search: text }), { replace: true })}
          />
        </div>
      </ScreenHead>
      <SalesTabs channel={channel} current="orders" />
      <div className={styles.filters}>
        <LinkTabs
          isInner
          label={say.show}
          tabs={orderFilters.map(each => ({
            href: ordersHref(channel, { ...kept, show: each === 'all' ? '' : each }),
            label: say.filters[each],
            current: each === show,
          }))}
        />
      </div>
      <PagedList
        query={orders}
        found={say.found}
        hrefOf={next => ordersHref(channel, { ...kept, page: next })}
        empty={
          <StateMessage
            icon={isNarrowed ? 'search' : 'card'}
            title={isNarrowed ? say.none : say.empty}
            text={isNarrowed ? say.noneText : say.emptyText}
          >
            {isNarrowed && (
              <a className="button" href={ordersHref(channel)}>
                {say.filters.all}
              </a>
            )}
          </StateMessage>
        }
      >
        {items => <OrderTable channel={channel} orders={items} />}
      </PagedList>
    </>
  )
}
