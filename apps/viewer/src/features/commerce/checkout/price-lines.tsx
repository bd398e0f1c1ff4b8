import type { PriceLines } from '@grandstand/contract'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './price-lines.module.css'

interface PriceLinesProps {
  lines: PriceLines
  coupon: string | null
  /** How many a group buys. */
  seats: number
  /** A seller with a tax number says that there was none. */
  keepsTax?: boolean
}

/** From the price to what is due. Zero lines are left out, and a zero total is not shown as an amount. */
export function PriceLinesView({ lines, coupon, seats, keepsTax = false }: PriceLinesProps) {
  const { money, fill } = useI18n()
  const { lines: words, checkout } = useCommerceWords()
  const inMoney = (amount: number) => money(amount, lines.currency)
  const times = (name: string, amount: number) =>
    seats > 1 ? `${name} · ${seats} × ${inMoney(amount / seats)}` : name
  const shown = [
    { name: times(words.base, lines.base_price), amount: lines.base_price },
    { name: times(words.fee, lines.service_fee), amount: lines.service_fee },
    { name: fill(words.discount, { code: coupon ?? '' }), amount: -lines.discount },
    { name: words.credit, amount: -lines.credit },
    { name: words.tax, amount: lines.tax, isKept: keepsTax && lines.total > 0 },
  ].filter(({ amount, isKept }) => amount !== 0 || isKept)
  return (
    <dl className="stack-2">
      {shown.map(({ name, amount }) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{amount < 0 ? `−${inMoney(-amount)}` : inMoney(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{checkout.total}</dt>
        <dd>{lines.total === 0 ? checkout.nothingDue : inMoney(lines.total)}</dd>
      </div>
    </dl>
  )
}
