import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { contentListQuery } from '../features/content/content/content-queries.ts'
import { useItemName } from '../features/content/content/use-item-name.ts'
import { ExpiringReport } from '../features/insight/reports/expiring-report.tsx'
import { MoneyHead } from '../features/sale/money/money-head.tsx'
import { productsQuery } from '../features/sale/sales/products-query.ts'
import { useClient } from '../platform/client-context.ts'
import { useDays } from '../platform/days/use-days.ts'
import { contentHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { May } from '../platform/may.tsx'
import styles from './passes-screen.module.css'

const kinds = ['game_prices', 'packages', 'subscriptions'] as const

/** What is sold, and for how much; each opens its form. */
export function PassesScreen({ channel }: { channel: string }) {
  return (
    <>
      <MoneyHead channel={channel} current="passes" />
      {kinds.map(kind => (
        <Prices key={kind} channel={channel} kind={kind} />
      ))}
      <May call={studioWireCalls.getExpiringReport}>
        <Ending channel={channel} />
      </May>
    </>
  )
}

/** Which passes end soon. */
function Ending({ channel }: { channel: string }) {
  const { language } = useI18n()
  const { from, to } = useDays({ from: '', to: '' })
  return (
    <div className={styles.part}>
      <ExpiringReport asked={{ channel, from, to, language }} />
    </div>
  )
}

function Prices({ channel, kind }: { channel: string; kind: (typeof kinds)[number] }) {
  const { words, language, money } = useI18n()
  const client = useClient()
  const list = useQuery(contentListQuery(client, { channel, kind }, language))
  const products = useQuery(productsQuery(client, channel, language))
  const itemName = useItemName()
  const currency = products.data?.currency
  const prices = (list.data?.fields ?? []).filter(({ type }) => type === 'money').map(({ name }) => name)
  const priceOf = (value: Record<string, unknown>) => {
    const amounts = prices.map(name => value[name]).filter(amount => typeof amount === 'number')
    const total = amounts.reduce((sum, amount) => sum + amount, 0)
    return currency === undefined || amounts.length === 0 ? '' : money(total, currency)
  }
  const title = words.content.kinds[kind]
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h2 className="title-3">{title}</h2>
        <May call={studioWireCalls.keepContent}>
          <a className="button" href={contentHref(channel, kind, { item: 'new' })}>
            {words.content.addEntry}
          </a>
        </May>
      </div>
      <LoadState query={list} rows={2} />
      <ul>
        {(list.data?.items ?? []).map(({ key, name, value }) => (
          <li key={key}>
            <a className={styles.row} href={contentHref(channel, kind, { item: key })}>
              <span>{itemName(kind, name)}</span>
              <b className="figures">{priceOf(value)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
