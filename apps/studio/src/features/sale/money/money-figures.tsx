import type { PaymentConnection, PayoutsReport, SalesReport } from '@grandstand/contract'
import type { ReactNode } from 'react'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Term } from '../../../platform/term.tsx'
import styles from './money-figures.module.css'

interface MoneyFiguresProps {
  sales: SalesReport
  payouts: PayoutsReport | undefined
  connection: PaymentConnection | undefined
}

/** Sales, what of it went back, what is left, and what comes to the bank next. */
export function MoneyFigures({ sales, payouts, connection }: MoneyFiguresProps) {
  const { words, money, plural, fill } = useI18n()
  const { changeText, dayText } = useReportWords()
  const say = words.money.figures
  const { total, total_before, currency } = sales
  const amount = (value: number) => money(value, currency)
  const next = payouts?.next ?? null
  const held = connection?.balances.find(balance => balance.currency === currency)
  return (
    <dl className={styles.figures}>
      <Figure label={say.sales} says={say.says.sales} note={plural(say.orders, total.payments)}>
        <span className={styles.sold}>{amount(total.total)}</span>
        <span className={styles.change}>{changeText(total.total, total_before.total)}</span>
      </Figure>
      <Figure label={words.common.refunded} says={say.says.refunded} note={plural(say.orders, total.refunds)}>
        {amount(total.refunded)}
      </Figure>
      <Figure label={say.left} says={say.says.left} note={fill(say.fees, { amount: amount(total.fees) })}>
        {amount(total.total - total.refunded)}
      </Figure>
      {next ? (
        <Figure label={say.nextPayout} says={say.says.nextPayout} note={dayText(next.arrival_day)}>
          {amount(next.amount)}
        </Figure>
      ) : (
        <Figure label={say.held} says={say.says.held} note={held ? say.heldNote : say.noPayout}>
          {held ? amount(held.amount) : '–'}
        </Figure>
      )}
    </dl>
  )
}

interface FigureProps {
  label: string
  /** Its definition. */
  says: string
  note: string
  children: ReactNode
}

function Figure({ label, says, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        <Term label={label} says={says} />
      </dt>
      <dd className={styles.value}>
        {children}
        <span className={`${styles.note} figures`}>{note}</span>
      </dd>
    </div>
  )
}
