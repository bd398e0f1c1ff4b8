import { answerCharge } from '../answers/charge-answers.ts'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, readWhole } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import type { Charge, Refund } from '../objects/charge.ts'
import { reportTax } from '../tax/tax.ts'

export function createRefund(call: Call): Refund {
  const { tx, params, now } = call
  const intent = getObject(call, 'payment_intent', needText(params, 'payment_intent'), 'payment_intent')
  const charge = tx.find('charge', intent.latest_charge ?? '')
  if (!charge?.paid)
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', 'payment_intent')
  if (isDisputed(call, charge)) throw invalidRequest('This charge is disputed.', 'charge', 'charge_disputed')
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      'charge',
      'charge_already_refunded',
    )
  const amount = readWhole(params, 'amount') ?? left
  if (amount < 1 || amount > left)
    throw invalidRequest(
      `The refund (${amount}) is not within what is left of the charge (${left}).`,
      'amount',
    )
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    metadata: readMetadata(params),
    payment_intent: intent.id,
    status: 'succeeded',
  }
  const after: Charge = { ...charge, amount_refunded: charge.amount_refunded + amount }
  tx.put('refund', refund)
  tx.put('charge', after)
  reportTax(call, intent, refund.id)
  emit(call, 'charge.refunded', answerCharge(after))
  return refund
}

/** One that was won is over. */
function isDisputed({ tx }: Call, { id }: Charge): boolean {
  return [...tx.all('dispute')].some(one => one.charge === id && one.status !== 'won')
}
