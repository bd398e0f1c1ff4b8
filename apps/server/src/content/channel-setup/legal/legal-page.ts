import type { LegalPage, RefundPolicy } from '@grandstand/contract'

export interface LegalFacts {
  channel: string
  seller: string
  email: string
  refunds: RefundPolicy
}

/** Each page as Markdown. */
export type LegalTexts = Record<LegalPage, (facts: LegalFacts) => string>

/** Names are typed by people: nothing in them is Markdown. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&')
}

export const mailLink = (email: string) => `[${plain(email)}](mailto:${encodeURI(email)})`
