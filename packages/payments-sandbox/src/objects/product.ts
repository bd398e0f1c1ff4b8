import type { Metadata } from '../api/read-metadata.ts'

const unused = {
  object: 'product',
  images: [],
  livemode: false,
  marketing_features: [],
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  url: null,
} as const

export type Product = typeof unused & {
  id: string
  active: boolean
  created: number
  default_price: string | null
  description: string | null
  metadata: Metadata
  name: string
  tax_code: string | null
  updated: number
}

export function newProduct(given: Omit<Product, keyof typeof unused>): Product {
  return { ...unused, ...given }
}
