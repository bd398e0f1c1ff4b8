import type Stripe from 'stripe'
import type { PaymentIntent, SetupIntent } from '../objects/intent.ts'
import type { Wire } from './wire.ts'

const paymentOptions = {
  card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
} as const satisfies Stripe.PaymentIntent.PaymentMethodOptions

const setupOptions = {
  card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
} as const satisfies Stripe.SetupIntent.PaymentMethodOptions

export function answerPaymentIntent(row: PaymentIntent): Wire<Stripe.PaymentIntent> {
  return {
    id: row.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: row.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: row.status === 'succeeded' ? row.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: row.canceled_at ?? null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: row.client_secret,
    confirmation_method: 'automatic',
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    customer_account: null,
    description: row.description,
    excluded_payment_method_types: null,
    last_payment_error: row.last_payment_error,
    latest_charge: row.latest_charge,
    livemode: false,
    managed_payments: null,
    metadata: row.metadata,
    next_action: row.next_action,
    on_behalf_of: null,
    payment_method: row.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: paymentOptions,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: row.setup_future_usage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.status,
    transfer_data: null,
    transfer_group: null,
  }
}

export function answerSetupIntent(row: SetupIntent): Wire<Stripe.SetupIntent> {
  return {
    id: row.id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: row.client_secret,
    created: row.created,
    customer: row.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: row.last_setup_error,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: row.next_action,
    on_behalf_of: null,
    payment_method: row.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: setupOptions,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: row.status,
    usage: 'off_session',
  }
}
