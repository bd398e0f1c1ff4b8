import { ApiError, invalidRequest, missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readChoice, readText, readWhole } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import type { Charge } from '../objects/charge.ts'
import { newRefund, type Refund } from '../objects/refund.ts'
import { recordBalance } from '../payments/record-balance.ts'
import { reverseTax } from '../tax/follow-payment.ts'

export function createRefund(call: Call): Refund {
  const charge = findCharge(call)
  const left = charge.amount_captured - charge.amount_refunded
  if (charge.status !== 'succeeded' || !charge.captured)
    throw invalidRequest('This charge has not been paid.', 'charge', 'charge_not_refundable')
  if (isDisputed(call, charge)) throw invalidRequest('This charge is disputed.', 'charge', 'charge_disputed')
  if (left === 0) throw alreadyRefunded(charge)
  const amount = readWhole(call.params, 'amount') ?? left
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    )
  return refundCharge(call, charge, amount)
}

/** One that was won is over. */
function isDisputed({ tx }: Call, { id }: Charge): boolean {
  return [...tx.all('dispute')].some(one => one.charge === id && one.status !== 'won')
}

function refundCharge(call: Call, charge: Charge, amount: number): Refund {
  const id = newId('re')
  const { currency } = charge
  const balance = recordBalance(call, { amount: -amount, currency, source: id, type: 'refund' })
  const refund = newRefund({
    id,
    amount,
    balance_transaction: balance.id,
    charge: charge.id,
    created: call.now,
    currency,
    customer: charge.customer,
    metadata: readMetadata(call.params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: readChoice(call.params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
  })
  const amountRefunded = charge.amount_refunded + amount
  const after: Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount_captured,
  }
  call.tx.put('refund', refund)
  reverseTax(call, refund)
  call.tx.put('charge', after)
  emit(call, 'refund.created', refund)
  emit(call, 'charge.refunded', after, charge)
  return refund
}

function findCharge(call: Call): Charge {
  const intentId = readText(call.params, 'payment_intent')
  const chargeId = readText(call.params, 'charge') ?? latestCharge(call, intentId)
  const charge = call.tx.find('charge', chargeId)
  if (!charge) throw missingObject('charge', chargeId, 'charge')
  return charge
}

function latestCharge(call: Call, intentId: string | undefined): string {
  if (!intentId)
    throw invalidRequest('One of the following params should be provided: payment_intent or charge.')
  const intent = call.tx.find('payment_intent', intentId)
  if (!intent) throw missingObject('payment_intent', intentId, 'payment_intent')
  if (!intent.latest_charge)
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', 'payment_intent')
  return intent.latest_charge
}

function alreadyRefunded(charge: Charge): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'charge_already_refunded',
    message: `Charge ${charge.id} has already been refunded.`,
  })
}
