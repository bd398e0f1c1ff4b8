import type { Order } from '@grandstand/contract'
import { nameTransactionKind, nameTransactionStatus } from '@grandstand/rules'
import { StateMessage } from '@grandstand/ui'
import { useCommerceWords } from '../../../locales/words.ts'
import { dateFormat } from '../../../platform/i18n/date-format.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { type ListedTransaction, listTransactions } from './list-transactions.ts'
import { OrderStatus } from './order-status.tsx'
import styles from './transactions.module.css'

/** Every payment, with its receipt. */
export function Transactions({ orders }: { orders: readonly Order[] }) {
  const { transactions: words, orders: own } = useCommerceWords()
  const listed = listTransactions(orders)
  if (listed.length === 0) {
    return (
      <StateMessage icon="list" title={words.emptyTitle} text={words.emptyText}>
        <a className="button button--primary" href="/packages">
          {own.seePasses}
        </a>
      </StateMessage>
    )
  }
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.receipt}</th>
        </tr>
      </thead>
      <tbody>
        {listed.map(transaction => (
          <Row key={transaction.id} transaction={transaction} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ transaction }: { transaction: ListedTransaction }) {
  const { language, money, fill } = useI18n()
  const { transactions: words, checkout } = useCommerceWords()
  const { name, type, total, currency, at, receipt_url } = transaction
  const status = nameTransactionStatus(transaction)
  const amount = total === 0 ? checkout.nothingDue : money(total, currency)
  const date = dateFormat(language, { dateStyle: 'medium' }).format(new Date(at))
  return (
    <tr>
      <td className={styles.date}>{date}</td>
      <th scope="row" className={styles.product}>
        {name}
      </th>
      <td className={styles.kind}>
        {type === 'subscription' ? words.event[nameTransactionKind(transaction)] : words.once}
      </td>
      <td className={styles.amount}>{status === 'NotCharged' ? <s>{amount}</s> : amount}</td>
      <td className={styles.status}>
        <OrderStatus status={status} />
      </td>
      <td className={styles.receipt}>
        {receipt_url !== null && (
          <a href={receipt_url} aria-label={fill(words.openReceipt, { name, date })}>
            {words.receipt}
          </a>
        )}
      </td>
    </tr>
  )
}
