import type { Metadata } from '../api/read-metadata.ts'

export type PortalConfiguration = {
  id: string
  object: 'billing_portal.configuration'
  active: boolean
  application: null
  business_profile: {
    headline: string | null
    privacy_policy_url: string | null
    terms_of_service_url: string | null
  }
  created: number
  default_return_url: string | null
  features: {
    customer_update: { allowed_updates: string[]; enabled: boolean }
    invoice_history: { enabled: boolean }
    payment_method_update: { enabled: boolean; payment_method_configuration: null }
    subscription_cancel: {
      cancellation_reason: { enabled: boolean; options: string[] }
      enabled: boolean
      mode: 'at_period_end' | 'immediately'
      proration_behavior: string
    }
    subscription_update: {
      billing_cycle_anchor: null
      default_allowed_updates: string[]
      enabled: boolean
      products: { product: string; prices: string[] }[]
      proration_behavior: 'always_invoice' | 'create_prorations' | 'none'
      schedule_at_period_end: { conditions: [] }
      trial_update_behavior: 'continue_trial'
    }
  }
  is_default: boolean
  livemode: false
  login_page: { enabled: boolean; url: null }
  metadata: Metadata
  name: string | null
  updated: number
}

export type PortalSession = {
  id: string
  object: 'billing_portal.session'
  after_expiration: null
  configuration: string
  created: number
  customer: string
  customer_account: null
  flow: {
    after_completion: { hosted_confirmation: null; redirect: null; type: 'portal_homepage' }
    subscription_cancel: null
    subscription_update: null
    subscription_update_confirm: null
    type: string
  } | null
  livemode: false
  locale: string | null
  on_behalf_of: null
  return_url: string | null
  url: string
}
