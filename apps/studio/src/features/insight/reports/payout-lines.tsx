import type { PayoutDetail } from '@grandstand/contract'
import { orderHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useWhen } from '../../../platform/use-when.ts'
import styles from './payout-drawer.module.css'

/** Payments with their orders, what went back, and the fee of each. */
export function PayoutLines({ channel, payout }: { channel: string; payout: PayoutDetail }) {
  const { words, money, fill, plural, dateTime } = useI18n()
  const when = useWhen()
  const say = words.reports.payouts
  const { currency, lines, left_out, parts } = payout
  return (
    <section className="stack-3" aria-label={say.lines}>
      <h3 className={styles.title}>{say.lines}</h3>
      {parts === null && <p className="quiet small pretty">{say.byHand}</p>}
      <ul className={styles.lines}>
        {lines.map(({ kind, order, amount, fee, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a payout never change
          <li key={index}>
            <span className={styles.what}>
              {order ? <a href={orderHref(channel, order.id)}>{order.name}</a> : say.kinds[kind]}
              <small>
                {order && `${say.kinds[kind]} · `}
                <time dateTime={at} title={dateTime(at)}>
                  {when(at)}
                </time>
              </small>
            </span>
            <span className={`${styles.amount} figures`}>
              {money(amount, currency)}
              {fee !== 0 && <small>{fill(say.fee, { amount: money(fee, currency) })}</small>}
            </span>
          </li>
        ))}
      </ul>
      {left_out > 0 && <p className="quiet small pretty">{plural(say.more, left_out)}</p>}
    </section>
  )
}
