import type { Metadata } from '../api/read-metadata.ts'
import type { IntentError, NextAction } from './intent-error.ts'

export type SetupIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled'

const unused = {
  object: 'setup_intent',
  allowed_payment_method_types: null,
  application: null,
  customer_account: null,
  excluded_payment_method_types: null,
  flow_directions: null,
  latest_attempt: null,
  livemode: false,
  managed_payments: null,
  mandate: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { mandate_options: null, request_three_d_secure: 'automatic' } },
  single_use_mandate: null,
} as const

export type SetupIntent = typeof unused & {
  id: string
  automatic_payment_methods: { enabled: boolean; allow_redirects: string } | null
  cancellation_reason: string | null
  client_secret: string
  created: number
  customer: string | null
  description: string | null
  last_setup_error: IntentError | null
  metadata: Metadata
  next_action: NextAction | null
  payment_method: string | null
  payment_method_types: string[]
  status: SetupIntentStatus
  usage: string
  /** Never sent; `subscription`: whose card it asks for. */
  sandbox: { returnUrl: string | null; challenge: string | null; subscription: string | null }
}

export function newSetupIntent(given: Pick<SetupIntent, 'id' | 'client_secret' | 'created'>): SetupIntent {
  return {
    ...unused,
    automatic_payment_methods: null,
    cancellation_reason: null,
    customer: null,
    description: null,
    last_setup_error: null,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
    sandbox: { returnUrl: null, challenge: null, subscription: null },
    ...given,
  }
}
