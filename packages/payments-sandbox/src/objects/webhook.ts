import type Stripe from 'stripe'

export type WebhookEndpoint = {
  id: string
  object: 'webhook_endpoint'
  /** Hears of the accounts that this one, a platform, has connected, and not of itself. */
  connect?: boolean
  created: number
  enabled_events: string[]
  status: 'enabled'
  url: string
  /** The secret is sent once, when the endpoint is made. */
  sandbox: { secret: string }
}

/** Where wallets may pay. */
export type PaymentMethodDomain = {
  id: string
  object: 'payment_method_domain'
  created: number
  domain_name: string
}

/** All that the SDK knows. */
export type EventType = Stripe.Event['type']
export type EventObject = { id: string; object: string }

export type Event = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: EventObject }
  type: EventType
}

/** One event on its way to one endpoint. Times are the machine's, in milliseconds. */
export type Delivery = {
  id: string
  event: string
  account: string
  /** Where the endpoint is, if it is the platform's that has connected the account. */
  platform?: string
  /** The endpoint's id: where it is and how it signs is asked when the event is sent. */
  endpoint: string
  state: 'due' | 'held' | 'delivered' | 'dropped'
  attempts: number
  plannedAt: number
  dueAt: number
}
