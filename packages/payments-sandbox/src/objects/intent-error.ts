import type { ApiErrorType } from '../api/api-error.ts'
import type { PaymentMethod } from './payment-method.ts'

/** What an intent remembers of its last refusal. */
export type IntentError = {
  type: ApiErrorType
  code: string
  message: string
  advice_code?: string
  charge?: string
  decline_code?: string
  doc_url?: string
  payment_method?: Omit<PaymentMethod, 'sandbox'>
}

export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }
  | {
      type: 'use_stripe_sdk'
      use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string }
    }
