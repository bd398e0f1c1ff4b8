import type { StudioOrder } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useWhen } from '../../../platform/use-when.ts'
import { isUncharged, OrderState } from './order-state.tsx'
import styles from './order-table.module.css'
import { OrderSign } from './order-what.tsx'

interface OrderTableProps {
  orders: readonly StudioOrder[]
  /** Opens it beside the list. */
  hrefOf: (id: number) => string
  /** The one that is open. */
  open: string
}

/** Who, what, when, how much, and what became of it. */
export function OrderTable({ orders, hrefOf, open }: OrderTableProps) {
  const { words, money, dateTime, fill } = useI18n()
  const say = words.money.columns
  const when = useWhen()
  const whatOf = ({ name, is_gift, seats }: StudioOrder) =>
    is_gift
      ? `${name} · ${seats > 1 ? fill(words.sales.orders.group, { number: String(seats) }) : words.sales.orders.gift}`
      : name
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.money.tabs.orders}</caption>
      <thead className="heard-on-phone">
        <tr>
          {[say.who, say.what, say.when].map(label => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col" className={styles.amount}>
            {say.amount}
          </th>
          <th scope="col">{words.common.state}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(order => (
          <tr key={order.id} className={styles.row} data-open={String(order.id) === open || undefined}>
            <td className={styles.who}>
              <a className={styles.link} href={hrefOf(order.id)}>
                <b>{order.user ? order.user.name.trim() || order.user.email : words.sales.orders.gone}</b>
                <span className="visually-hidden">, {fill(words.sales.order.title, { id: order.id })}</span>
              </a>
              {order.user?.name.trim() && <small className={styles.small}>{order.user.email}</small>}
            </td>
            <td className={styles.what}>
              <OrderSign order={order} />
              <span className={styles.cut}>{whatOf(order)}</span>
            </td>
            <td className={styles.when}>
              <time dateTime={order.created_at} title={dateTime(order.created_at)}>
                {when(order.created_at)}
              </time>
            </td>
            <td className={`${styles.amount} ${isUncharged(order) ? styles.none : ''}`}>
              {money(order.total, order.currency)}
            </td>
            <td className={styles.state}>
              <OrderState order={order} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
