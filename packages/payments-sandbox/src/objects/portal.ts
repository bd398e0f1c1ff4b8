import type { Metadata } from '../api/read-metadata.ts'

export type PortalConfiguration = {
  id: string
  object: 'billing_portal.configuration'
  active: true
  created: number
  features: {
    subscription_cancel: { enabled: boolean }
    subscription_update: { enabled: boolean; products: { product: string; prices: string[] }[] }
  }
  metadata: Metadata
}

export type PortalSession = {
  id: string
  object: 'billing_portal.session'
  configuration: string
  created: number
  customer: string
  return_url: string | null
  url: string
}
