import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { LinkTabs } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import {
  connectHref,
  couponsHref,
  grantsHref,
  moneyHref,
  ordersHref,
  passesHref,
  paymentsHref,
} from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { connectionQuery } from './connection-query.ts'
import styles from './money-head.module.css'

const parts = ['overview', 'orders', 'payouts', 'passes', 'coupons', 'grants'] as const
type MoneyPart = (typeof parts)[number]

const pages = {
  overview: { hrefOf: moneyHref, call: studioWireCalls.getSalesReport },
  orders: { hrefOf: ordersHref, call: studioWireCalls.listStudioOrders },
  payouts: { hrefOf: paymentsHref, call: studioWireCalls.getPayoutsReport },
  passes: { hrefOf: passesHref, call: studioWireCalls.listContent },
  coupons: { hrefOf: couponsHref, call: studioWireCalls.listCoupons },
  grants: { hrefOf: grantsHref, call: studioWireCalls.listStudioGrants },
}

interface MoneyHeadProps {
  channel: string
  /** Null: a page beside the tabs. */
  current: MoneyPart | null
  /** Top right. */
  children?: ReactNode
}

/** What all pages about money begin with. */
export function MoneyHead({ channel, current, children }: MoneyHeadProps) {
  const { words } = useI18n()
  const say = words.money
  const mayCall = useMayCall()
  usePageTitle(current === null ? words.nav.sales : say.tabs[current])
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.nav.sales}</h1>
        {mayCall(studioWireCalls.getPaymentConnection) && <ModeChip channel={channel} />}
        <div className={styles.actions}>{children}</div>
      </header>
      <div className={styles.tabs}>
        <LinkTabs
          isInner
          label={words.nav.sales}
          tabs={parts
            .filter(part => mayCall(pages[part].call))
            .map(part => ({
              href: pages[part].hrefOf(channel),
              label: say.tabs[part],
              current: part === current,
            }))}
        />
      </div>
    </>
  )
}

/** For as long as nobody is charged. */
function ModeChip({ channel }: { channel: string }) {
  const { words } = useI18n()
  const { data } = useQuery(connectionQuery(useClient(), channel))
  if (!data || data.is_live) return null
  return (
    <a className={styles.chip} href={connectHref(channel)}>
      {data.source === 'none' ? words.money.noAccount : words.money.testMode}
    </a>
  )
}
