import type { Receipt } from '@grandstand/contract'
import { nameTransactionKind, nameTransactionStatus, writeMoment } from '@grandstand/rules'
import { useCommerceWords } from '../../../locales/words.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { dateFormat } from '../../../platform/i18n/date-format.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { cardName } from '../cards/card-name.ts'
import { PriceLinesView } from '../checkout/price-lines.tsx'
import styles from './receipt-sheet.module.css'

/** One page, on paper as on the screen. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { language, money, fill } = useI18n()
  const texts = useCommerceWords()
  const { receipt: words, orders, transactions } = texts
  const { product, card, refunded, currency } = receipt
  const date = dateFormat(language, { dateStyle: 'long', timeZone: receipt.time_zone })
  const facts = [
    { name: words.number, value: receipt.number },
    { name: words.date, value: date.format(new Date(receipt.at)) },
    { name: words.order, value: String(receipt.order_id) },
    { name: words.status, value: orders.status[nameTransactionStatus(receipt)] },
    ...(card ? [{ name: words.card, value: cardName(card, texts) }] : []),
  ]
  return (
    <article className={`${styles.sheet} stack-6 panel`} aria-labelledby="receipt-product">
      <div className={`${styles.head} row-5`}>
        <Seller receipt={receipt} />
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <p className={styles.label}>{words.buyer}</p>
        {receipt.buyer.name !== '' && <p>{receipt.buyer.name}</p>}
        <p>{receipt.buyer.email}</p>
      </div>
      <div className={`${styles.paid} stack-2`}>
        <h2 className="title-3" id="receipt-product">
          {product.name}
        </h2>
        {product.starts_at !== null && (
          <p>
            {words.starts}: {writeMoment(language, new Date(product.starts_at), receipt.time_zone)}
          </p>
        )}
        <p className={styles.label}>
          {orders.type[product.type]} ·{' '}
          {product.type === 'subscription'
            ? transactions.event[nameTransactionKind(receipt)]
            : transactions.once}
          {receipt.is_gift && receipt.seats === 1 && ` · ${words.gift}`}
          {receipt.seats > 1 && ` · ${fill(words.group, { number: String(receipt.seats) })}`}
        </p>
        <PriceLinesView
          lines={receipt}
          coupon={receipt.coupon}
          seats={receipt.seats}
          keepsTax={receipt.seller?.tax_number != null}
        />
        {refunded > 0 && (
          <p className={styles.refunded}>
            <span>{words.refunded}</span>
            <span>−{money(refunded, currency)}</span>
          </p>
        )}
      </div>
    </article>
  )
}

function Seller({ receipt: { seller } }: { receipt: Receipt }) {
  const { fill } = useI18n()
  const { receipt: words } = useCommerceWords()
  const { settings } = useBootstrap()
  return (
    <div>
      <p className={styles.label}>{words.seller}</p>
      <p className={styles.name}>{seller?.name ?? settings.name}</p>
      {seller && <p className={styles.address}>{seller.address}</p>}
      {seller?.tax_number != null && <p>{fill(words.taxNumber, { number: seller.tax_number })}</p>}
    </div>
  )
}
