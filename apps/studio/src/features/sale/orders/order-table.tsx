import type { StudioOrder } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { orderHref, userHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { OrderMark } from './order-mark.tsx'

export function OrderTable({ channel, orders }: { channel: string; orders: readonly StudioOrder[] }) {
  const { words, money, dateTime, fill } = useI18n()
  const say = words.sales.orders
  return (
    <DataTable
      title={words.sales.tabs.orders}
      columns={[say.number, words.common.buyer, say.when, say.total, words.common.state]}
    >
      {orders.map(order => (
        <tr key={order.id}>
          <td>
            <a className={table.main} href={orderHref(channel, order.id)}>
              {order.name} · {order.id}
            </a>
            {order.is_gift && (
              <span className="quiet figures">
                {' · '}
                {order.seats > 1 ? fill(say.group, { number: String(order.seats) }) : say.gift}
              </span>
            )}
          </td>
          <td data-label={words.common.buyer}>
            {order.user ? (
              <a className={table.link} href={userHref(channel, order.user.id)}>
                {order.user.name.trim() || order.user.email}
              </a>
            ) : (
              <span className="quiet figures">{say.gone}</span>
            )}
          </td>
          <td data-label={say.when} className={table.short}>
            <time className="quiet figures" dateTime={order.created_at}>
              {dateTime(order.created_at)}
            </time>
          </td>
          <td data-label={say.total} className={table.short}>
            {money(order.total, order.currency)}
            {order.refunded > 0 && (
              <span className="quiet figures"> −{money(order.refunded, order.currency)}</span>
            )}
          </td>
          <td data-label={words.common.state}>
            <OrderMark order={order} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
