import type Stripe from 'stripe'
import { apiVersion } from '../api-version.ts'
import type { Event, PaymentMethodDomain, WebhookEndpoint } from '../objects/webhook.ts'
import type { Wire } from './wire.ts'

/** `secret`: only in the answer to its creation. */
export function answerEndpoint(row: WebhookEndpoint & { secret?: string }): Wire<Stripe.WebhookEndpoint> {
  return {
    id: row.id,
    object: 'webhook_endpoint',
    api_version: apiVersion,
    application: row.connect ? 'ca_sandbox' : null,
    created: row.created,
    description: null,
    enabled_events: row.enabled_events,
    livemode: false,
    metadata: {},
    ...(row.secret !== undefined && { secret: row.secret }),
    status: row.status,
    url: row.url,
  }
}

export function answerDomain(row: PaymentMethodDomain): Wire<Stripe.PaymentMethodDomain> {
  const active = { status: 'active' } as const
  return {
    id: row.id,
    object: 'payment_method_domain',
    amazon_pay: active,
    apple_pay: active,
    created: row.created,
    domain_name: row.domain_name,
    enabled: true,
    google_pay: active,
    klarna: active,
    link: active,
    livemode: false,
    paypal: active,
  }
}

/** The SDK has a type for each pair of `type` and `data`; `emit` checks the pair. A platform hears whose event it is. */
export type EventAnswer = Wire<Omit<Stripe.ChargeSucceededEvent, 'type' | 'data'>> &
  Pick<Event, 'type' | 'data'>

export function answerEvent(row: Event, connected?: string): EventAnswer {
  return {
    id: row.id,
    object: 'event',
    ...(connected !== undefined && { account: connected }),
    api_version: row.api_version,
    created: row.created,
    data: row.data,
    livemode: false,
    pending_webhooks: 0,
    request: null,
    type: row.type,
  }
}
