import type { StudioOrder } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { cardBrands } from './card-brands.ts'

export function useCardWords() {
  const { words, fill } = useI18n()
  const say = words.money
  const causes: Record<string, string> = say.declines
  return {
    /** Empty: it is unknown. */
    cardText: (card: StudioOrder['card']) =>
      card ? fill(say.card, { brand: cardBrands[card.brand] ?? card.brand, digits: card.last4 }) : '',
    /** Why the bank said no; one that is new to us in its own words. */
    declineText: (code: string | null) =>
      code === null ? '' : (causes[code] ?? fill(say.otherDecline, { code })),
  }
}
