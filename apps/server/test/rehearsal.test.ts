import { type Call, calls } from '@grandstand/contract'
import { startEncoder } from '@grandstand/media/test-encoder'
import { screens } from '@grandstand/rules'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '../src/db/tables.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import type { TestServer } from './start-test-server.ts'
import { enterStudio, makeOperator, openStudio } from './studio-client.ts'

const hidden = 'Zebra crossing'
let hiddenId = 0

const server = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')] })
const key = await server.anonymousKey()
/** An ordinary one, logged in. */
const fan = await server.programKey()
const season = await openSeason(server)
const next = await season.add(new Date(Date.now() + 86_400_000).toISOString(), {
  teams: ['heloise-ball', 'team'],
})
const studio = await enterStudio(server, 'own@example.com', server.alphaId)

/** As a browser with the Studio's cookie asks, or one without. */
const ask = (path: string, cookie = '', options: Parameters<TestServer['ask']>[1] = {}) =>
  server.ask(path, { ...options, headers: { authorization: `Bearer ${key}`, ...(cookie && { cookie }) } })
const change = (id: number, body: object, cookie = studio.cookie) =>
  ask(`/api/simulation/${id}`, cookie, { method: 'POST', body })
const rehearse = async () => Number((await studio.post('/channels/alpha/rehearsal')).json.id)
const seen = async (id: number, cookie = '') => (await ask(`/api/events/${id}`, cookie)).status

it('operators of the channel may rehearse on it with their Studio session, and nobody else may', async () => {
  const allowed = async (cookie = '') => (await ask('/api/simulation', cookie)).json.is_allowed
  expect(await allowed()).toBe(false)
  expect(await allowed(`studio_session=${'A'.repeat(43)}`)).toBe(false)
  expect(await allowed(studio.cookie)).toBe(true)
  const id = await rehearse()
  for (const [email, channelId, isAllowed] of [
    ['other@example.com', server.betaId, false],
    ['all@example.com', null, true],
  ] as const) {
    await makeOperator(server, email, channelId)
    const { cookie } = await openStudio(server, email)
    expect(await allowed(cookie)).toBe(isAllowed)
    expect(await seen(id, cookie)).toBe(isAllowed ? 200 : 404)
    expect((await change(id, { period: 'Q2' }, cookie)).status).toBe(isAllowed ? 200 : 404)
  }
})

describe('a private game', () => {
  it('is created once, like the next game, with a camera, and is removed when it is deleted', async () => {
    const [id, again] = await Promise.all([rehearse(), rehearse()])
    expect(again).toBe(id)
    const { json } = await studio.get(`/channels/alpha/events/${id}`)
    expect(json).toMatchObject({ is_private: true, stream_status: 'upcoming', teams: [{}, {}] })
    expect(json.cameras).toHaveLength(1)
    expect((await studio.post(`/channels/alpha/events/${id}/remove`)).status).toBe(200)
    expect(await seen(id, studio.cookie)).toBe(404)
    expect(await rehearse()).not.toBe(id)
  })

  it('is in no answer, page or feed that viewers get', async () => {
    const daysOf = async () =>
      (await ask('/api/events-days?start_date=2025-01-01&end_date=2025-12-31')).json.items
    const { cursor } = (await ask('/api/events-changes')).json
    const id = await rehearse()
    hiddenId = id
    const times = { event_utc_ts: new Date('2025-06-01T12:00:00Z'), ends_at: new Date('2100-01-01') }
    for (const stream_status of ['upcoming', 'live', 'finished']) {
      await server.ctx.db
        .update(events)
        .set({ name: hidden, sort_name: hidden, search_words: ['zebra'], ...times, stream_status })
        .where(eq(events.id, id))
      await change(id, { scores: [], period: hidden })
      expect((await ask(`/api/events/${id}`, studio.cookie)).json).toMatchObject({
        name: hidden,
        stream_status,
      })
      expect(await daysOf()).toEqual([])
      await findNothing(listLists(stream_status))
    }
    await findNothing(listAddresses(id, cursor))
    const watched = { event_id: id, event_media_id: 1, name: 'Goal', tags: ['goal'] }
    for (const [path, body] of [
      [`/api/events/${id}/playback`, {}],
      ['/api/clip', { ...watched, start_time: 0, duration: 5 }],
      [`/api/simulation/${id}`, { period: 'Q2' }],
    ] as const) {
      const headers = { authorization: `Bearer ${fan.apiKey}` }
      expect((await server.ask(path, { headers, body })).status, path).toBe(404)
    }
    for (const path of [
      `/events/${id}`,
      `/events/${id}/scores`,
      `/events/${id}/board`,
      `/events/${id}/why`,
      `/clips/event/${id}`,
    ])
      expect((await ask(`/api${path}`)).status, path).toBe(404)
    expect((await studio.get(`/channels/alpha/events?search=zebra`)).json.items).toEqual([])
    // Neither sold nor given.
    const sale = await server.ask(`/api/stripe/price-lines?type=event&id=${id}&package_id=1`, {
      headers: { authorization: `Bearer ${fan.apiKey}` },
    })
    expect(sale.status).toBe(404)
    const gift = { type: 'event', id, ends_at: '2100-01-01T00:00:00.000Z', note: 'A helper' }
    expect((await studio.post(`/channels/alpha/users/${fan.userId}/grants`, gift)).status).toBe(404)
    // What is like it and open is still there.
    expect((await ask('/api/events')).json.items.map((event: { id: number }) => event.id)).toEqual([next])
  })

  it('changes only through operators, who hear of it at once', async () => {
    const id = await rehearse()
    const { cursor } = (await ask('/api/events-changes')).json
    const heard = async (cookie = '') =>
      (await ask(`/api/events-changes?cursor=${cursor}`, cookie)).json.items.map(
        (each: { id: number }) => each.id,
      )
    const [away] = (await ask(`/api/events/${id}`, studio.cookie)).json.participants
    const scores = [{ participant_id: away.id, score: 3 }]
    for (const stream_status of ['live', 'finished', 'upcoming'] as const) {
      const { status, json } = await change(id, { stream_status, scores, period: 'Q3', type: 'ppv' })
      expect(status).toBe(200)
      expect(json).toMatchObject({
        is_private: true,
        stream_status,
        period: 'Q3',
        type: 'ppv',
        has_access: true,
      })
      expect(json.participants[0].score).toBe(3)
    }
    const startsAt = (await ask(`/api/events/${id}`, studio.cookie)).json.event_utc_ts
    expect(startsAt * 1000).toBeGreaterThan(Date.now())
    expect(await heard(studio.cookie)).toEqual([id])
    expect(await heard()).toEqual([])
    expect((await change(next, { period: 'Q3' })).status).toBe(404)
    // Nor by a page of another origin, in whose calls the operator's browser would send the cookie along.
    for (const foreign of [{ origin: 'http://partner.alpha.test' }, { 'sec-fetch-site': 'same-site' }]) {
      const headers = { authorization: `Bearer ${key}`, cookie: studio.cookie, ...foreign }
      expect((await server.ask(`/api/events/${id}`, { headers })).status).toBe(404)
    }
    const far = await change(id, { event_utc_ts: 9_999_999_999 })
    expect(far.json.error.fields).toHaveProperty('event_utc_ts')
    const { json: log } = await studio.get('/audit-log?channel=alpha')
    expect(log.items[0].action).toBe('change_rehearsal')
  })

  it('accepts an encoder like any game, and plays only for operators', async () => {
    const id = await rehearse()
    const [camera] = (await studio.get(`/channels/alpha/events/${id}`)).json.cameras
    const { json } = await studio.get(`/channels/alpha/events/${id}/cameras/${camera.id}/key`)
    await startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${json.stream_key}`, { seconds: 4 }).done
    const play = (cookie = '') => ask(`/api/events/${id}/playback`, cookie, { method: 'POST', body: {} })
    await expect.poll(async () => (await play(studio.cookie)).status, { timeout: 10_000 }).toBe(200)
    expect((await play()).status).toBe(404)
    const { json: player } = await play(studio.cookie)
    const renew = (cookie = '') =>
      ask(`/api/playback/${player.playback_id}`, cookie, { method: 'POST', body: {} })
    expect((await renew(studio.cookie)).status).toBe(200)
    // Who has logged out of the Studio sees it no longer.
    expect((await renew()).status).toBe(404)
    expect((await ask(`/api/clip/options/${id}`, studio.cookie)).json.can_cut).toBe(false)
  })
})

/** Nothing of what the private game is called by, nor its address. */
async function findNothing(paths: Iterable<string>): Promise<void> {
  const headers = { authorization: `Bearer ${fan.apiKey}` }
  const answers = [...paths].map(async path => ({ path, ...(await server.ask(path, { headers })) }))
  for (const { path, status, text } of await Promise.all(answers)) {
    expect(text.includes(hidden) || text.includes(`/watch/${hiddenId}<`), `${path} tells of it`).toBe(false)
    expect(status, path).toBeLessThan(500)
  }
}

function* listLists(status: string): Generator<string> {
  for (const query of [
    'limit=100',
    'sort_field=name',
    'participant_id=1',
    'group_id=1',
    'event_category_id=1',
  ])
    yield `/api/events?stream_status=${status}&${query}`
  yield* ['/api/events-for-homepage', '/sitemap.xml', '/ical/all.ics', '/']
}

/** All that a viewer can ask for by an address, with the number of the game wherever one may stand. */
function* listAddresses(id: number, cursor: number): Generator<string> {
  const queries: Record<string, string> = {
    listEvents: '?text=zebra',
    listEventChanges: `?cursor=${cursor}`,
    listEventDays: '?start_date=2025-01-01&end_date=2025-12-31',
    getLoudness: '?start_time=0&duration=2',
    getSharedClip: `?id=${id}&uuid=6f1c8c1e-5b1d-4c53-9d5e-6c6f0a1f7a10`,
    getOffers: `?event_id=${id}`,
    getPriceLines: `?type=event&id=${id}`,
    applyCoupon: `?type=event&id=${id}&coupon=HALF`,
  }
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.method !== 'GET' || call.answers === 'stream' || call.host === 'collector') continue
    yield `/api${call.path.replace(/:\w+/, String(id))}${queries[name] ?? ''}`
  }
  for (const { path } of Object.values(screens)) yield path.replace(/\$\w+/g, String(id))
  yield* ['/?participant=team', '/ical/team/team.ics', '/ical/sport/ball.ics']
  yield* [`/ical/event/${id}.ics`, `/og/event/${id}.jpg`, `/oembed?url=http://alpha.test/watch/${id}`]
}
