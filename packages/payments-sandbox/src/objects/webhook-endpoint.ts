import type { Metadata } from '../api/read-metadata.ts'

export type WebhookEndpoint = {
  id: string
  object: 'webhook_endpoint'
  api_version: string | null
  application: null
  created: number
  description: string | null
  enabled_events: string[]
  livemode: false
  metadata: Metadata
  status: 'enabled' | 'disabled'
  url: string
  /** The secret is sent once, when the endpoint is made. */
  sandbox: { secret: string; isConnect: boolean }
}
