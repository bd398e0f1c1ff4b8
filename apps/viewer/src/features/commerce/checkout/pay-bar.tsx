import type { PriceLines } from '@grandstand/contract'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './pay-bar.module.css'

interface PayBarProps {
  formId: string
  lines: PriceLines
  offer: 'annual' | 'monthly' | null
  trialDays: number
  isSending: boolean
  isBlocked: boolean
}

/** The total and the button; on a phone always in sight. */
export function PayBar({ formId, lines, offer, trialDays, isSending, isBlocked }: PayBarProps) {
  const { money, fill, plural } = useI18n()
  const { checkout: words, trial } = useCommerceWords()
  const price = money(lines.total, lines.currency)
  const isTrial = trialDays > 0
  const due = isTrial ? plural(trial.free, trialDays) : lines.total === 0 ? words.nothingDue : price
  const fees =
    lines.service_fee > 0 ? fill(words.fees, { fee: money(lines.service_fee, lines.currency) }) : words.noFees
  const label = isTrial
    ? words.startTrial
    : lines.total === 0
      ? words.get
      : fill(offer ? words.subscribe : words.pay, { price })
  return (
    <div className={styles.bar}>
      <p className={styles.due}>
        <span className={styles.total}>{due}</span>
        {!isTrial && lines.total > 0 && <span className="quiet meta">{fees}</span>}
      </p>
      <button
        className="button button--primary"
        type="submit"
        form={formId}
        aria-disabled={isSending}
        disabled={isBlocked}
      >
        {isSending ? words.paying : label}
      </button>
    </div>
  )
}
