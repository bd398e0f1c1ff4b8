import type { Params } from '../api/params.ts'
import { readText } from '../api/read-params.ts'

/** The fields of our own forms as the API takes a card. */
export function readCardForm(form: Params): Params {
  const expiry = (readText(form, 'expiry') ?? '').replace(/\D/g, '')
  const postalCode = readText(form, 'postal_code')
  return {
    type: 'card',
    card: {
      number: readText(form, 'number') ?? '',
      exp_month: expiry.slice(0, 2),
      exp_year: expiry.slice(2),
      cvc: readText(form, 'cvc') ?? '',
    },
    billing_details: {
      address: {
        country: readText(form, 'country') ?? '',
        ...(postalCode && { postal_code: postalCode }),
      },
    },
  }
}
