import { ApiError } from '@grandstand/api-client'
import { expect, test } from 'vitest'
import { afterRenewal } from './after-renewal.ts'

const failure = (code: string, status: number | null) =>
  new ApiError({ callName: 'renewPlayback', status, code, message: code })

test.each([
  ['another screen took over', failure('playback_replaced', 409), 'gate'],
  ['the user logged out', failure('unauthenticated', 401), 'gate'],
  ['the order was refunded', failure('purchase_needed', 402), 'gate'],
  ['the country was blocked', failure('geo_blocked', 403), 'gate'],
  ['the game was withdrawn', failure('nothing_to_play', 404), 'gate'],
  ['the player was forgotten, or the key is new', failure('not_found', 404), 'reopen'],
  ['no answer came', failure('network', null), 'on'],
  ['the server is busy', failure('too_many_requests', 429), 'on'],
  ['the server failed', failure('internal', 500), 'on'],
  ['something else broke', new Error('x'), 'on'],
])('after a renewal that failed because %s', (_name, error, go) => {
  expect(afterRenewal(error).go).toBe(go)
})
