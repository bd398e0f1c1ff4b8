import type { CallMakers, ContentKind, OperatorRole } from '@grandstand/contract/studio-constants'
import { mayCall } from '../operators/may-call.ts'

const words = ['editor'] as const
const sport = ['editor', 'producer'] as const

/** Who may change which part of a channel; an owner every one, and what it is set to is an owner's alone. */
export const contentMakers: Record<ContentKind, CallMakers> = {
  pages: words,
  menu: words,
  slides: words,
  faq: words,
  static_blocks: words,
  forms: words,
  colors: words,
  schools: sport,
  teams: sport,
  sports: sport,
  locations: sport,
  library_categories: sport,
  library_items: sport,
  library_rails: sport,
  prerolls: sport,
  packages: ['finance'],
  subscriptions: ['finance'],
  game_prices: ['finance', 'producer'],
  settings: ['owner'],
}

export function mayChangeContent(role: OperatorRole, kind: ContentKind): boolean {
  return mayCall(role, contentMakers[kind])
}
