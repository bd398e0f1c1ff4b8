import { ApiError } from '@grandstand/api-client'

/** What a failed renewal means for the open player. */
export type AfterRenewal =
  /** Nothing yet: the address lives twice as long as a renewal takes, so the next one is in time. */
  | { go: 'on' }
  /** The player is no longer known, or another session has begun: open one again. */
  | { go: 'reopen' }
  | { go: 'gate'; refusal: string }

const refusals = [
  'playback_replaced',
  'unauthenticated',
  'forbidden',
  'purchase_needed',
  'geo_blocked',
  'event_cancelled',
  'nothing_to_play',
]

export function afterRenewal(error: unknown): AfterRenewal {
  if (!(error instanceof ApiError)) return { go: 'on' }
  if (refusals.includes(error.code)) return { go: 'gate', refusal: error.code }
  return { go: error.code === 'not_found' ? 'reopen' : 'on' }
}
