import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { readWhole } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { commitTax } from '../tax/follow-payment.ts'
import { getPaymentIntent } from './get-intent.ts'
import { movePaymentIntent, unexpectedState } from './move-intent.ts'
import { processingFee, recordBalance } from './record-balance.ts'

export function capturePaymentIntent(call: Call): PaymentIntent {
  const intent = getPaymentIntent(call)
  const charge = call.tx.find('charge', intent.latest_charge ?? '')
  if (intent.status !== 'requires_capture' || !charge) throw unexpectedState('payment_intent', intent)
  const amount = readWhole(call.params, 'amount_to_capture') ?? intent.amount_capturable
  if (amount < 1 || amount > intent.amount_capturable)
    throw invalidRequest('The amount to capture is not what was authorized.', 'amount_to_capture')
  const balance = recordBalance(call, {
    amount,
    currency: charge.currency,
    source: charge.id,
    type: 'charge',
    fee: processingFee(amount),
  })
  const captured = { ...charge, amount_captured: amount, captured: true, balance_transaction: balance.id }
  call.tx.put('charge', captured)
  emit(call, 'charge.captured', captured)
  const paid = movePaymentIntent(
    call,
    intent,
    { status: 'succeeded', amount_capturable: 0, amount_received: amount },
    'succeeded',
  )
  commitTax(call, paid)
  return paid
}
