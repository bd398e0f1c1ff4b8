import { expect, it } from 'vitest'
import { checkLiveAccount } from './check-live-account.ts'

const connected = { at: '2026-11-19T12:00:00.000Z', by: 'owner@example.com', tested_at: null }
const webhookOf = (last_at: string | null) => ({ state: 'made' as const, url: '', events: [], last_at })

it.each([
  ['did not answer', null, connected, '2026-11-19T13:00:00.000Z', 'unreachable'],
  ['may not charge cards yet', false, connected, '2026-11-19T13:00:00.000Z', 'takes_no_cards'],
  ['takes cards, and has reported nothing', true, connected, null, 'unheard'],
  ['reported only before these keys were typed', true, connected, '2026-11-19T11:00:00.000Z', 'unheard'],
  ['has reported since', true, connected, '2026-11-19T13:00:00.000Z', 'proven'],
  ['is named by the files, and has reported', true, null, '2026-11-01T13:00:00.000Z', 'proven'],
] as const)('a live account that %s', (_, takes_cards, kept, last_at, state) => {
  expect(checkLiveAccount({ takes_cards, connected: kept, webhook: webhookOf(last_at) })).toBe(state)
})
