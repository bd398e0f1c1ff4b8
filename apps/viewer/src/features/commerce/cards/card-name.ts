import type { Card } from '@grandstand/contract'
import { fillText } from '@grandstand/ui'
import type { CommerceCatalogue } from '../../../locales/commerce/commerce-catalogue.ts'

/** As the brands write themselves. */
const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

export function cardName({ brand, last4 }: Card, { cards }: CommerceCatalogue): string {
  return fillText(cards.saved, { brand: brands[brand] ?? cards.anyBrand, last4 })
}

export function cardEnd({ exp_month, exp_year }: Card, { cards }: CommerceCatalogue): string {
  return fillText(cards.expires, {
    month: String(exp_month).padStart(2, '0'),
    year: String(exp_year % 100).padStart(2, '0'),
  })
}
