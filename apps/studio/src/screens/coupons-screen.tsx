import { SearchField, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { CouponTable } from '../features/sale/coupons/coupon-table.tsx'
import { couponsQuery } from '../features/sale/coupons/coupons-queries.ts'
import { MoneyHead } from '../features/sale/money/money-head.tsx'
import { useClient } from '../platform/client-context.ts'
import { couponHref, couponsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { PagedList } from '../platform/paged-list.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './screens.module.css'

export function CouponsScreen({ channel, search, page }: { channel: string; search: string; page: number }) {
  const { words, fill } = useI18n()
  const say = words.sales.coupons
  const go = useGo()
  const coupons = useQuery(couponsQuery(useClient(), { channel, search, page }))
  return (
    <>
      <MoneyHead channel={channel} current="coupons">
        <div className={`${styles.tools} row-3`}>
          <SearchField
            label={say.search}
            value={search}
            onSearch={text => go(couponsHref(channel, { search: text }), { replace: true })}
          />
          <a className="button button--primary" href={couponHref(channel, 'new')}>
            {words.sales.coupons.newTitle}
          </a>
        </div>
      </MoneyHead>
      <PagedList
        query={coupons}
        found={say.found}
        hrefOf={next => couponsHref(channel, { search, page: next })}
        empty={
          <StateMessage
            icon={search === '' ? 'card' : 'search'}
            title={search === '' ? say.empty : say.none}
            text={search === '' ? say.emptyText : fill(say.noneText, { search })}
          />
        }
      >
        {items => <CouponTable channel={channel} coupons={items} />}
      </PagedList>
    </>
  )
}
