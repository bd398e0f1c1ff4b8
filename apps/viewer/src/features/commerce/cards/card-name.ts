import type { Card } from '@grandstand/contract'
import { nameBrand } from '@grandstand/rules'
import { fillText } from '@grandstand/ui'
import type { CommerceCatalogue } from '../../../locales/words.ts'

export function cardName(
  { brand, last4 }: Pick<Card, 'brand' | 'last4'>,
  { cards }: CommerceCatalogue,
): string {
  return fillText(cards.saved, { brand: nameBrand(brand) ?? cards.anyBrand, last4 })
}

export function cardEnd({ exp_month, exp_year }: Card, { cards }: CommerceCatalogue): string {
  return fillText(cards.expires, {
    month: String(exp_month).padStart(2, '0'),
    year: String(exp_year % 100).padStart(2, '0'),
  })
}
