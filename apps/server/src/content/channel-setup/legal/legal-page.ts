import type { RefundPolicy } from '@grandstand/contract'

/** Checkout and registration link the first two by these addresses. */
export const legalPages = ['terms_conditions', 'privacy_policy', 'refund_policy'] as const

interface Facts {
  channel: string
  seller: string
  email: string
  refunds: RefundPolicy
}

/** Each page as Markdown. */
export type LegalTexts = Record<(typeof legalPages)[number], (facts: Facts) => string>

/** Names are typed by people: nothing in them is Markdown. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&')
}

export const mailLink = (email: string) => `[${plain(email)}](mailto:${encodeURI(email)})`
