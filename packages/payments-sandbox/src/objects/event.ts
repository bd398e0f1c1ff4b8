export type EventObject = { id: string; object: string }

export type Event = {
  id: string
  object: 'event'
  account?: string
  api_version: string
  created: number
  data: { object: EventObject; previous_attributes?: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}
