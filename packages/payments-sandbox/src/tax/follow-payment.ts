import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { needText } from '../api/read-params.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { Refund } from '../objects/refund.ts'
import type { TaxTransaction } from '../objects/tax-transaction.ts'
import { commitCalculation, reverse } from './create-transaction.ts'
import { getCalculation } from './get-calculation.ts'

/** The tax of a payment that names its calculation is reported once it is paid. */
export function commitTax(call: Call, { id, hooks }: PaymentIntent): void {
  if (hooks) commitCalculation(call, getCalculation(call, hooks.inputs.tax.calculation), id)
}

/** And taken back with the money, in proportion. */
export function reverseTax(call: Call, { id, amount, payment_intent }: Refund): void {
  const original = findTransactions(call, payment_intent)[0]
  if (original) reverse(call, original, -amount, id)
}

/** What became of the tax of a payment. */
export function findAssociation(call: Call) {
  const id = needText(call.params, 'payment_intent')
  const calculation = call.tx.find('payment_intent', id)?.hooks?.inputs.tax.calculation
  if (calculation === undefined) throw missingObject('tax association', id, 'payment_intent')
  return {
    id: `taxa_${id.replace('pi_', '')}`,
    object: 'tax.association',
    calculation,
    payment_intent: id,
    tax_transaction_attempts: findTransactions(call, id).map(({ id: transaction, reference }) => ({
      committed: { transaction },
      source: reference,
      status: 'committed',
    })),
  }
}

/** That of the payment first, then those of its refunds. */
function findTransactions({ tx }: Call, intentId: string | null): TaxTransaction[] {
  const all = [...tx.all('tax_transaction')]
  const original = all.find(one => one.reference === intentId)
  if (!original) return []
  return [original, ...all.filter(one => one.reversal?.original_transaction === original.id)]
}
