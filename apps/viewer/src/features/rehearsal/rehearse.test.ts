import { describe, expect, test } from 'vitest'
import { parseRehearsal, type Rehearsal } from './rehearsal.ts'
import { chooseRefusal, rehearse } from './rehearse.ts'

const now = Date.UTC(2026, 10, 16)
const seconds = now / 1000
const game = {
  id: 7,
  stream_status: 'finished',
  type: 'paid',
  has_access: false,
  event_utc_ts: seconds - 86_400,
}
const other = { ...game, id: 8 }
const asked = { method: 'GET', path: '/events' }

describe('a rehearsal', () => {
  test('changes its own game everywhere, and no other', () => {
    const rehearsal: Rehearsal = { eventId: 7, status: 'upcoming', kind: 'free', hasAccess: true }
    const changed = {
      id: 7,
      stream_status: 'upcoming',
      type: 'free',
      has_access: true,
      event_utc_ts: seconds + 3_600,
      has_picture: true,
    }
    expect(rehearse(rehearsal, asked, { items: [game, other], total: 2 }, now)).toEqual({
      items: [changed, other],
      total: 2,
    })
    expect(rehearse(rehearsal, asked, { name: 'A clip', id: 7, event: game }, now)).toEqual({
      name: 'A clip',
      id: 7,
      event: changed,
    })
    expect(rehearse({}, asked, game, now)).toEqual(game)
  })

  test('gives and takes capabilities, and leaves the others as they are', () => {
    const access = { capabilities: ['watch', 'clipping'], is_geo_blocked: false, trial_period_used: true }
    const at = { method: 'GET', path: '/user/access' }
    const rehearsal = { capabilities: { clipping: false, download: true } }
    expect(rehearse(rehearsal, at, access, now)).toEqual({ ...access, capabilities: ['watch', 'download'] })
    expect(rehearse({ isGeoBlocked: true }, at, access, now)).toEqual({ ...access, is_geo_blocked: true })
    expect(rehearse(rehearsal, asked, access, now)).toEqual(access)
  })

  test.each<[string, Rehearsal, string, string | null]>([
    ['of a blocked region', { isGeoBlocked: true }, '/events/7/playback', 'geo_blocked'],
    ['without access', { eventId: 7, hasAccess: false }, '/events/7/playback', 'purchase_needed'],
    ['without access, for another game', { eventId: 7, hasAccess: false }, '/events/8/playback', null],
    ['with access, which the server decides', { eventId: 7, hasAccess: true }, '/events/7/playback', null],
    ['of a declined card', { payment: 'declined' }, '/stripe/buy', 'card_declined'],
    ['of a provider that is down', { payment: 'unavailable' }, '/stripe/buy', 'unavailable'],
    ['of nothing', {}, '/stripe/buy', null],
  ])('refuses what it must: %s', (_, rehearsal, path, refusal) => {
    expect(chooseRefusal(rehearsal, { method: 'POST', path })).toBe(refusal)
    expect(chooseRefusal(rehearsal, { method: 'GET', path })).toBe(null)
  })

  test.each([null, '', '[]', 'null', '{"eventId":"7","status":"over","capabilities":["watch"],"payment":1}'])(
    'takes nothing from invalid input: %s',
    text => expect(parseRehearsal(text)).toEqual({}),
  )

  test('is stored unchanged', () => {
    const kept: Rehearsal = { eventId: 7, status: 'live', hasAccess: false, capabilities: { watch: false } }
    expect(parseRehearsal(JSON.stringify(kept))).toEqual(kept)
  })
})
