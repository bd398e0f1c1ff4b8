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

/** Null: one that we do not know. */
export const nameBrand = (brand: string): string | null => brands[brand] ?? null
