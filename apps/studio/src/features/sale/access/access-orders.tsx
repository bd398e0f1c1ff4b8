import type { AccessReport } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './access-panel.module.css'

/** What the user bought or was given, each with whether it opens the game. */
export function AccessOrders({ report: { orders, grants } }: { report: AccessReport }) {
  const { words, fill, dateTime } = useI18n()
  const say = words.sales.why
  const gapText = (gap: AccessReport['orders'][number]['gap']) => (gap === null ? say.opens : say.gaps[gap])
  const until = (at: string | null) => (at === null ? [] : [fill(say.until, { time: dateTime(at) })])
  return (
    <>
      <section className={`${styles.held} stack-3`} aria-label={words.sales.tabs.orders}>
        <h3 className="small">{words.sales.tabs.orders}</h3>
        {orders.length === 0 && <p className="quiet small unless-empty">{say.noOrders}</p>}
        <ul className={`${styles.list} unless-empty`}>
          {orders.map(({ id, name, gap, payment_state, expires_at }) => (
            <li key={id}>
              <strong>
                {name} · {id}
              </strong>
              <p>{gapText(gap)}</p>
              <p className="quiet small unless-empty">
                {[
                  ...(payment_state === null ? [] : [fill(say.payment, { state: payment_state })]),
                  ...until(expires_at),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {grants.length > 0 && (
        <section className={`${styles.held} stack-3`} aria-label={words.sales.tabs.grants}>
          <h3 className="small">{words.sales.tabs.grants}</h3>
          <ul className={`${styles.list} unless-empty`}>
            {grants.map(({ id, name, gap, ends_at }) => (
              <li key={id}>
                <strong>{name}</strong>
                <p>{gapText(gap)}</p>
                <p className="quiet small unless-empty">{until(ends_at)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
