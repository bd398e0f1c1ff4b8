import type { Order } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { cardName } from '../cards/card-name.ts'
import { receiptQuery } from '../receipts/receipt-query.ts'
import styles from './done-frame.module.css'

/** What was paid, with which card, and where the receipt is. Nothing where nothing was due. */
export function PaidRow({ order }: { order: Order }) {
  const { client } = useApp()
  const { language, fill, money } = useI18n()
  const texts = useCommerceWords()
  const { done: words } = texts
  const href = order.transactions.find(({ receipt_url }) => receipt_url !== null)?.receipt_url ?? null
  const id = /\d+$/.exec(href ?? '')?.[0] ?? ''
  const { data: receipt } = useQuery({ ...receiptQuery(client, language, id), enabled: id !== '' })
  if (href === null || order.total === 0) return null
  const price = money(order.total, order.currency)
  const card = receipt?.card ? cardName(receipt.card, texts) : null
  return (
    <li className={styles.row}>
      <Icon name="check" />
      <div>
        <p className="strong">{card ? fill(words.paidWith, { price, card }) : fill(words.paid, { price })}</p>
        {receipt && (
          <p className="quiet meta breaks">{fill(words.receipt, { email: receipt.buyer.email })}</p>
        )}
      </div>
      <a href={href}>{words.view}</a>
    </li>
  )
}
