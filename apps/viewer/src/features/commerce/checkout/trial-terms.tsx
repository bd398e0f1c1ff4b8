import type { PriceLines } from '@grandstand/contract'
import { type Basket, basketHref } from '@grandstand/rules'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './checkout.module.css'

interface TrialTermsProps {
  basket: Basket
  days: number
  lines: PriceLines
  period: string
}

/** What is free, and what follows. */
export function TrialTerms({ basket, days, lines, period }: TrialTermsProps) {
  const { plural, fill, money } = useI18n()
  const { trial: words } = useCommerceWords()
  const price = money(lines.total, lines.currency)
  return (
    <div className="stack-2">
      <p className={styles.free}>{plural(words.free, days)}</p>
      <p className="quiet small pretty">{fill(words.after, { price, period })}</p>
      <a className={styles.link} href={basketHref({ ...basket, trial: '0' })}>
        {words.withoutTrial}
      </a>
    </div>
  )
}
