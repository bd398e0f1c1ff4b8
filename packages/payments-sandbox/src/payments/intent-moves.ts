import type { PaymentIntentStatus } from '../objects/payment-intent.ts'
import type { SetupIntentStatus } from '../objects/setup-intent.ts'

export const paymentIntentMoves: { [from in PaymentIntentStatus]: PaymentIntentStatus[] } = {
  requires_payment_method: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'succeeded',
    'canceled',
  ],
  requires_confirmation: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'succeeded',
    'canceled',
  ],
  requires_action: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'succeeded',
    'canceled',
  ],
  requires_capture: ['succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
}

export const setupIntentMoves: { [from in SetupIntentStatus]: SetupIntentStatus[] } = {
  requires_payment_method: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'succeeded',
    'canceled',
  ],
  requires_confirmation: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'succeeded',
    'canceled',
  ],
  requires_action: ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
}
