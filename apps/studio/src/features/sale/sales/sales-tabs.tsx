import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { LinkTabs } from '@grandstand/ui'
import { couponsHref, grantsHref, ordersHref, paymentsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import styles from './sales-tabs.module.css'

const parts = ['orders', 'grants', 'coupons', 'payments'] as const
const hrefs = { orders: ordersHref, grants: grantsHref, coupons: couponsHref, payments: paymentsHref }
const calls = {
  orders: studioWireCalls.listStudioOrders,
  grants: studioWireCalls.listStudioGrants,
  coupons: studioWireCalls.listCoupons,
  payments: studioWireCalls.getPaymentsHealth,
}

export function SalesTabs({ channel, current }: { channel: string; current: (typeof parts)[number] }) {
  const { words } = useI18n()
  const mayCall = useMayCall()
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label={words.nav.sales}
        tabs={parts
          .filter(part => mayCall(calls[part]))
          .map(part => ({
            href: hrefs[part](channel),
            label: words.sales.tabs[part],
            current: part === current,
          }))}
      />
    </div>
  )
}
