import type Stripe from 'stripe'
import type { Customer } from '../objects/customer.ts'
import type { PortalConfiguration, PortalSession } from '../objects/portal.ts'
import type { Wire } from './wire.ts'

export function answerCustomer(row: Customer): Wire<Stripe.Customer> {
  return {
    id: row.id,
    object: 'customer',
    address: null,
    balance: row.balance,
    created: row.created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: row.email,
    invoice_prefix: row.id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: row.invoice_settings.default_payment_method,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: row.metadata,
    name: row.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

type Features = Wire<Stripe.BillingPortal.Configuration.Features>

export function answerConfiguration(row: PortalConfiguration): Wire<Stripe.BillingPortal.Configuration> {
  return {
    id: row.id,
    object: 'billing_portal.configuration',
    active: row.active,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: row.created,
    default_return_url: null,
    features: answerFeatures(row),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: row.metadata,
    name: null,
    updated: row.created,
  }
}

function answerFeatures({ features }: PortalConfiguration): Features {
  const { subscription_cancel, subscription_update } = features
  return {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: false },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: subscription_cancel.enabled,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: ['price'],
      enabled: subscription_update.enabled,
      products: subscription_update.products.map(({ product, prices }) => ({
        adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
        prices,
        product,
      })),
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'continue_trial',
    },
  }
}

export function answerSession(row: PortalSession): Wire<Stripe.BillingPortal.Session> {
  return {
    id: row.id,
    object: 'billing_portal.session',
    configuration: row.configuration,
    created: row.created,
    customer: row.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: row.return_url,
    url: row.url,
  }
}
