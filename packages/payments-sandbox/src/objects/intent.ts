import type Stripe from 'stripe'
import type { Wire } from '../answers/wire.ts'
import type { ApiErrorType } from '../api/api-error.ts'
import type { Metadata } from '../api/read-metadata.ts'

export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'

/** What an intent remembers of its last refusal. */
export type IntentError = {
  type: ApiErrorType
  code: string
  message: string
  decline_code?: string
  payment_method: Wire<Stripe.PaymentMethod>
}

type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { stripe_js: string } }

type Shared = {
  id: string
  client_secret: string
  created: number
  customer: string | null
  next_action: NextAction | null
  payment_method: string | null
  status: IntentStatus
}

export type PaymentIntent = Shared & {
  object: 'payment_intent'
  amount: number
  canceled_at: number | null
  currency: string
  description: string | null
  last_payment_error: IntentError | null
  latest_charge: string | null
  metadata: Metadata
  setup_future_usage: 'off_session' | null
  /** Never sent. `challenge`: the secret of the 3-D Secure page; `tax`: the calculation that it is taxed by. */
  sandbox: { returnUrl: string | null; challenge: string | null; invoice: string | null; tax: string | null }
}

export type SetupIntent = Shared & {
  object: 'setup_intent'
  last_setup_error: IntentError | null
  sandbox: { returnUrl: null; challenge: string | null }
}
