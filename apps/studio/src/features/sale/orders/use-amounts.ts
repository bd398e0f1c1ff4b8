import type { EventBuyers } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** Sums of money, each in its currency. */
export function useAmounts(): (amounts: EventBuyers['amounts']) => string {
  const { language, money } = useI18n()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return amounts => list.format(amounts.map(({ amount, currency }) => money(amount, currency)))
}
