import { startEncoder } from '@grandstand/media/test-encoder'
import { describe, expect, it } from 'vitest'
import { issueKey } from '../src/accounts/keys/index.ts'
import { favorites } from '../src/db/tables.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'

let shiftMs = 0

/** The league with a pass for everything beside the team pass, on both channels. */
function buildShop(key: string) {
  const channel = buildLeague(key)
  const [team] = channel.document.products.packages
  if (!team) throw new Error('no package')
  channel.document.products.packages.push(
    { ...team, alias: 'season', event_categories: [], is_team_pass: false },
    { ...team, alias: 'small', event_categories: ['small-ball'], is_team_pass: false },
    { ...team, alias: 'ball', event_categories: ['ball'], is_team_pass: false },
  )
  return channel
}

const server = await serveTests({
  channels: [buildShop('alpha'), buildShop('beta')],
  now: () => new Date(Date.now() + shiftMs),
})
const season = await openSeason(server)
const shop = openShop(server)

let users = 0
const newUser = () => {
  users += 1
  return server.programKey(server.alphaId, `buyer-${users}@example.com`)
}
const get = (path: string, apiKey: string) =>
  server.ask(`/api${path}`, { headers: { authorization: `Bearer ${apiKey}` } })
const hasAccess = async (eventId: number, apiKey: string): Promise<boolean> =>
  (await get(`/events/${eventId}`, apiKey)).json.has_access
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

describe('has_access', () => {
  it('comes with each product that covers the game, and with no other', async () => {
    const paid = await season.add(tomorrow(), { type: 'paid', teams: ['heloise-ball', 'team'] })
    const small = await season.add(tomorrow(), {
      type: 'paid',
      event_category_id: season.sport('small-ball'),
      teams: ['heloise-second', 'heloise-ball'],
    })
    const ppv = await season.add(tomorrow(), { type: 'ppv', teams: ['heloise-ball', 'team'] })
    const seen = async (...bought: Parameters<typeof shop.add>[1][]) => {
      const { apiKey, userId } = await newUser()
      for (const order of bought) await shop.add(userId, order)
      return Promise.all([paid, small, ppv].map(id => hasAccess(id, apiKey)))
    }
    expect(await seen()).toEqual([false, false, false])
    expect(await seen({ subscription: 'monthly' })).toEqual([true, true, false])
    expect(await seen({ package: 'season' })).toEqual([true, true, false])
    expect(await seen({ package: 'small' })).toEqual([false, true, false])
    expect(await seen({ package: 'ball' })).toEqual([true, true, false])
    expect(await seen({ package: 'ball', event_category_id: season.sport('small-ball') })).toEqual([
      false,
      true,
      false,
    ])
    expect(await seen({ package: 'team-pass', participant_id: season.team('team') })).toEqual([
      true,
      false,
      false,
    ])
    expect(await seen({ package: 'team-pass', participant_id: season.team('heloise-ball') })).toEqual([
      true,
      true,
      false,
    ])
    expect(await seen({ event_id: ppv })).toEqual([false, false, true])
    expect(await seen({ event_id: ppv }, { event_id: paid })).toEqual([true, false, true])
    expect(await seen({ package: 'season', status: 'created', activity_status: 'inactive' })).toEqual([
      false,
      false,
      false,
    ])
  })

  it('is the same in lists, on the home page, among favourites and by id', async () => {
    const { apiKey, userId } = await newUser()
    const eventId = await season.add(tomorrow(), { type: 'paid' })
    await shop.add(userId, { event_id: eventId })
    const group = { favoritable_type: 'group', favoritable_id: season.group('school') }
    await server.ctx.db.insert(favorites).values({ channel_id: server.alphaId, user_id: userId, ...group })
    const inList = async (path: string, list: (json: { items: []; upcoming: { items: [] } }) => []) => {
      const { json } = await get(path, apiKey)
      return list(json).find(({ id }: { id: number }) => id === eventId)
    }
    for (const path of ['/events?limit=100', '/events?favorites=1&limit=100', '/events/favorite?limit=100'])
      expect(await inList(path, json => json.items)).toMatchObject({ has_access: true })
    expect(await inList('/events-for-homepage', json => json.upcoming.items)).toMatchObject({
      has_access: true,
    })
    expect(await hasAccess(eventId, apiKey)).toBe(true)
  })

  it('never leaks from another user, even if visitors and users with other products ask in between', async () => {
    const eventId = await season.add(tomorrow(), { type: 'paid' })
    const [buyer, other, nobody] = await Promise.all([newUser(), newUser(), newUser()])
    await shop.add(buyer.userId, { event_id: eventId })
    await shop.add(other.userId, { event_id: await season.add(tomorrow()) })
    const visitor = await server.anonymousKey()
    const ask = () =>
      Promise.all(
        [buyer.apiKey, other.apiKey, nobody.apiKey, visitor].map(async key => {
          const { json } = await get('/events?limit=100', key)
          return json.items.find(({ id }: { id: number }) => id === eventId).has_access
        }),
      )
    expect(await ask()).toEqual([true, false, false, false])
    expect(await ask()).toEqual([true, false, false, false])
    // A browser's key without its cookie is a visitor's.
    const { apiKey } = await issueKey(server.ctx, server.alphaId, buyer.userId)
    expect((await server.ask(`/api/events/${eventId}?api_key=${apiKey}`)).json.has_access).toBe(false)
  })

  it('comes with the payment and goes with the refund or the end date, at once', async () => {
    const { apiKey, userId } = await newUser()
    const eventId = await season.add(tomorrow(), { type: 'paid' })
    expect(await hasAccess(eventId, apiKey)).toBe(false)
    const orderId = await shop.add(userId, { package: 'season' })
    expect(await hasAccess(eventId, apiKey)).toBe(true)
    await shop.refund(orderId)
    expect(await hasAccess(eventId, apiKey)).toBe(false)
    await shop.add(userId, { subscription: 'monthly', expires_at: new Date(Date.now() + 60_000) })
    expect(await hasAccess(eventId, apiKey)).toBe(true)
    shiftMs = 61_000
    expect(await hasAccess(eventId, apiKey)).toBe(false)
    shiftMs = 0
  })

  it('does not come with an order on another channel', async () => {
    const { apiKey, userId } = await newUser()
    const eventId = await season.add(tomorrow(), { type: 'paid' })
    await openShop(server, server.betaId).add(userId, { package: 'season', event_id: eventId })
    expect(await hasAccess(eventId, apiKey)).toBe(false)
  })
})

describe('playback', () => {
  const post = (path: string, apiKey: string) =>
    server.ask(`/api${path}`, { body: {}, headers: { authorization: `Bearer ${apiKey}` } })

  it.each([['paid'], ['ppv']])('of a %s game opens for its buyer, and a refund ends it', async type => {
    const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), { type })
    const camera = await addCamera(server.ctx, server.alphaId, eventId, 'Main camera')
    const address = `rtmp://127.0.0.1:${server.rtmpPort}/live/${camera.stream_key}`
    await startEncoder(address, { seconds: 2 }).done
    const { apiKey, userId } = await newUser()
    const play = () => post(`/events/${eventId}/playback`, apiKey)
    expect((await play()).json.error.code).toBe('purchase_needed')
    const orderId = await shop.add(userId, { event_id: eventId })
    await expect.poll(async () => (await play()).status, { timeout: 10_000 }).toBe(200)
    const { json } = await play()
    expect((await post(`/playback/${json.playback_id}`, apiKey)).status).toBe(200)
    await shop.refund(orderId)
    expect(await post(`/playback/${json.playback_id}`, apiKey)).toMatchObject({
      status: 402,
      json: { error: { code: 'purchase_needed' } },
    })
    expect((await play()).json.error.code).toBe('purchase_needed')
  })
})
