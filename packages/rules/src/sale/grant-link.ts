import type { grantLinkStates } from '@grandstand/contract/constants'

interface GrantLinkFacts {
  opened_at: Date | null
  taken_back_at: Date | null
  /** Of the access that it gives. */
  ends_at: Date
}

/** What has become of a gift that was mailed to somebody without an account. What was opened stays so. */
export function stateOfGrantLink(
  { opened_at, taken_back_at, ends_at }: GrantLinkFacts,
  now: Date,
): (typeof grantLinkStates)[number] {
  if (opened_at !== null) return 'opened'
  if (taken_back_at !== null) return 'taken_back'
  return ends_at <= now ? 'ended' : 'sent'
}
