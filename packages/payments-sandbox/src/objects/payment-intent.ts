import type { Metadata } from '../api/read-metadata.ts'
import type { IntentError, NextAction } from './intent-error.ts'

export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

const unused = {
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  transfer_data: null,
  transfer_group: null,
} as const

export type PaymentIntent = typeof unused & {
  id: string
  amount: number
  amount_capturable: number
  amount_received: number
  automatic_payment_methods: { enabled: boolean; allow_redirects: string } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: string
  client_secret: string
  created: number
  currency: string
  customer: string | null
  description: string | null
  /** Only where it names the calculation of its tax. */
  hooks?: { inputs: { tax: { calculation: string } } }
  last_payment_error: IntentError | null
  latest_charge: string | null
  metadata: Metadata
  next_action: NextAction | null
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
  setup_future_usage: string | null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: PaymentIntentStatus
  /** Never sent: where the holder goes back to, the secret of the 3-D Secure page, whose invoice it pays. */
  sandbox: { returnUrl: string | null; challenge: string | null; invoice: string | null }
}

export function newPaymentIntent(
  given: Pick<PaymentIntent, 'id' | 'client_secret' | 'created' | 'amount' | 'currency'>,
): PaymentIntent {
  return {
    ...unused,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    sandbox: { returnUrl: null, challenge: null, invoice: null },
    ...given,
  }
}
