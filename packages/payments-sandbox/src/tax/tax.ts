import type Stripe from 'stripe'
import { ApiError, invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import { needText, needWhole, readGroup, readGroups } from '../api/read-params.ts'
import type { PaymentIntent } from '../objects/intent.ts'
import type { TaxCalculation, TaxTransaction } from '../objects/tax.ts'

const percent = 10

/** No map of addresses is kept here, so that this range, which is nobody's, stands for all that are nowhere. */
const nowhere = /^203\.0\.113\./

/** Rounded to whole minor units, a half up. */
export function taxOf(amount: number): number {
  return Math.round((amount * percent) / 100)
}

/** Refuses an address that nobody can tell the place of. */
export function checkLocation(ip: string | null): void {
  if (ip && !nowhere.test(ip)) return
  throw new ApiError(400, {
    type: 'invalid_request_error',
    code: 'customer_tax_location_invalid',
    message: "We could not determine the customer's tax location based on the provided address.",
  })
}

export function createCalculation({ tx, params, now }: Call): TaxCalculation {
  const ip_address = needText(readGroup(params, 'customer_details') ?? {}, 'ip_address')
  checkLocation(ip_address)
  const lines = readGroups(params, 'line_items')
  if (!lines.length)
    throw invalidRequest('Missing required param: line_items.', 'line_items', 'parameter_missing')
  const amounts = lines.map(line => needWhole(line, 'amount'))
  const tax_amount_exclusive = amounts.reduce((sum, amount) => sum + taxOf(amount), 0)
  const calculation: TaxCalculation = {
    id: newId('taxcalc'),
    object: 'tax.calculation',
    amount_total: tax_amount_exclusive + amounts.reduce((sum, amount) => sum + amount, 0),
    created: now,
    currency: needText(params, 'currency').toLowerCase(),
    ip_address,
    tax_amount_exclusive,
  }
  tx.put('tax_calculation', calculation)
  return calculation
}

/** The tax of a payment that names its calculation is reported once it is paid, and taken back with each refund. */
export function reportTax(
  { tx, now }: Call,
  { id: intent, currency, sandbox }: PaymentIntent,
  reference: string,
): void {
  const type = reference === intent ? 'transaction' : 'reversal'
  if (!sandbox.tax) return
  const id = newId('tax')
  const first = [...tx.all('tax_transaction')].find(one => one.sandbox.intent === intent)
  tx.put('tax_transaction', {
    id,
    object: 'tax.transaction',
    created: now,
    currency,
    reference,
    type,
    sandbox: { intent, original: first?.id ?? id },
  })
}

/** What became of the tax of a payment. */
export function findAssociation(call: Call): Stripe.Tax.Association {
  const id = needText(call.params, 'payment_intent')
  const intent = getObject(call, 'payment_intent', id, 'payment_intent')
  const reported = [...call.tx.all('tax_transaction')].filter(({ sandbox }) => sandbox.intent === id)
  return {
    id: id.replace('pi_', 'taxa_'),
    object: 'tax.association',
    calculation: intent.sandbox.tax ?? '',
    payment_intent: id,
    tax_transaction_attempts: reported.map(({ id: transaction, reference }: TaxTransaction) => ({
      committed: { transaction },
      source: reference,
      status: 'committed',
    })),
  }
}
