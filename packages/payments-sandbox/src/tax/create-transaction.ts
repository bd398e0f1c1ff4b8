import { invalidRequest, missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, readChoice, readWhole } from '../api/read-params.ts'
import type { TaxCalculation, TaxLine } from '../objects/tax-calculation.ts'
import type { TaxTransaction } from '../objects/tax-transaction.ts'
import { getCalculation } from './get-calculation.ts'

export function createFromCalculation(call: Call): TaxTransaction {
  const calculation = getCalculation(call, needText(call.params, 'calculation'), 'calculation')
  return commitCalculation(call, calculation, needText(call.params, 'reference'))
}

export function commitCalculation(
  call: Call,
  calculation: TaxCalculation,
  reference: string,
): TaxTransaction {
  const { currency, customer, customer_details, tax_date, sandbox } = calculation
  return keep(call, reference, {
    currency,
    customer,
    customer_details,
    tax_date,
    sandbox,
    reversal: null,
    type: 'transaction',
  })
}

export function createReversal(call: Call): TaxTransaction {
  const id = needText(call.params, 'original_transaction')
  const original = call.tx.find('tax_transaction', id)
  if (!original) throw missingObject('tax transaction', id, 'original_transaction')
  const mode = readChoice(call.params, 'mode', ['full', 'partial']) ?? 'full'
  const part = mode === 'full' ? -totalOf(original) : readWhole(call.params, 'flat_amount')
  return reverse(call, original, part, needText(call.params, 'reference'))
}

export function reverse(
  call: Call,
  original: TaxTransaction,
  part: number | undefined,
  reference: string,
): TaxTransaction {
  const total = totalOf(original)
  if (part === undefined || part >= 0 || -part > total)
    throw invalidRequest('A partial reversal needs a negative amount within the total.', 'flat_amount')
  const share = part / total
  const lines = original.sandbox.lines.map(
    (line): TaxLine => ({
      ...line,
      amount: Math.round(line.amount * share),
      amount_tax: Math.round(line.amount_tax * share),
    }),
  )
  return keep(call, reference, {
    ...original,
    sandbox: { lines },
    reversal: { original_transaction: original.id },
    type: 'reversal',
  })
}

function totalOf({ sandbox }: TaxTransaction): number {
  return sandbox.lines.reduce((sum, line) => sum + line.amount + line.amount_tax, 0)
}

type Given = Pick<
  TaxTransaction,
  'currency' | 'customer' | 'customer_details' | 'tax_date' | 'sandbox' | 'reversal' | 'type'
>

/** A reference is used once, so that a repeated step is noticed. */
function keep(call: Call, reference: string, given: Given): TaxTransaction {
  if ([...call.tx.all('tax_transaction')].some(one => one.reference === reference))
    throw invalidRequest(`The reference '${reference}' is in use.`, 'reference', 'resource_already_exists')
  const transaction: TaxTransaction = {
    ...given,
    id: newId('tax'),
    object: 'tax.transaction',
    created: call.now,
    livemode: false,
    metadata: readMetadata(call.params),
    posted_at: call.now,
    reference,
    ship_from_details: null,
    shipping_cost: null,
  }
  call.tx.put('tax_transaction', transaction)
  return transaction
}
