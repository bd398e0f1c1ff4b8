import { LinkTabs } from '@grandstand/ui'
import { couponsHref, grantsHref, ordersHref, paymentsHref } from '../../platform/hrefs.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './sales-tabs.module.css'

const parts = ['orders', 'grants', 'coupons', 'payments'] as const
const hrefs = { orders: ordersHref, grants: grantsHref, coupons: couponsHref, payments: paymentsHref }

export function SalesTabs({ channel, current }: { channel: string; current: (typeof parts)[number] }) {
  const { words } = useI18n()
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label={words.sales.title}
        tabs={parts.map(part => ({
          href: hrefs[part](channel),
          label: words.sales.tabs[part],
          current: part === current,
        }))}
      />
    </div>
  )
}
