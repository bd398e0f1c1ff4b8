import { describe, expect, it } from 'vitest'
import { atProvider, cards, openBuyer, productId } from './buyer.ts'
import { addOutsidePlayer, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', document => {
      document.channel.geo_blocked_countries = ['DE']
    }),
    buildSoldLeague('beta'),
  ],
})
const season = await openSeason(server)
const game = await season.add(new Date(Date.now() - 3_600_000).toISOString(), {
  type: 'paid',
  teams: ['heloise-ball', 'team'],
  stream_status: 'live',
  base_price: 899,
})
await addOutsidePlayer(server, game)
const single = await productId(server, 'package', 'game')
const studio = await enterStudio(server, 'runs@alpha.test', server.alphaId)

const crosses = ({ rules }: { rules: { rule: string; is_met: boolean | null }[] }) =>
  rules.filter(({ is_met }) => is_met === false).map(({ rule }) => rule)
const theGame = () => ({ type: 'event', id: game, package_id: single })

describe("why can't I watch", () => {
  it('tells a visitor to log in', async () => {
    const headers = { authorization: `Bearer ${await server.anonymousKey()}` }
    const { json } = await server.ask(`/api/events/${game}/why`, { host: 'alpha.test', headers })
    expect(json).toMatchObject({ user: null, can_watch: false, orders: [], event: { id: game } })
    expect(crosses(json)).toEqual(['login', 'order'])
  })

  it('names what a user has bought, from nothing to something', async () => {
    const buyer = await openBuyer(server)
    const before = (await buyer.ask(`/events/${game}/why`)).json
    expect(before).toMatchObject({ user: { id: buyer.userId }, can_watch: false, is_settled: true })
    expect(crosses(before)).toEqual(['order'])
    await buyer.buyWith(cards.good, theGame())
    const after = (await buyer.ask(`/events/${game}/why`)).json
    expect(after).toMatchObject({ can_watch: true, orders: [{ gap: null, payment_state: 'succeeded' }] })
    expect(crosses(after)).toEqual([])
  })

  it('explains a pass for another team', async () => {
    const buyer = await openBuyer(server)
    await buyer.buyWith(cards.good, {
      type: 'package',
      id: await productId(server, 'package', 'team-pass'),
      participant_id: (await openSeason(server)).team('heloise-second'),
    })
    const { json } = await buyer.ask(`/events/${game}/why`)
    expect(json.orders).toMatchObject([{ gap: 'other_team' }])
    expect(crosses(json)).toEqual(['order'])
  })

  it('asks the provider, and so settles what was paid or refunded meanwhile', async () => {
    const buyer = await openBuyer(server)
    const { json: bought } = await buyer.buyWith(cards.authenticated, theGame())
    expect((await buyer.ask(`/events/${game}/why`)).json.orders).toMatchObject([{ gap: 'needs_action' }])
    const [intent] = bought.client_secret.split('_secret_')
    // No webhook, no poll: nobody has told us.
    await atProvider(server, '/sandbox/webhooks', { mode: 'drop' })
    await atProvider(server, '/sandbox/authenticate', { intent, outcome: 'pass' })
    expect((await buyer.ask(`/events/${game}/why`)).json.can_watch).toBe(true)
    expect((await buyer.ask(`/events/${game}`)).json.has_access).toBe(true)
    await atProvider(server, '/v1/refunds', { payment_intent: intent })
    const refunded = (await buyer.ask(`/events/${game}/why`)).json
    expect(refunded).toMatchObject({ can_watch: false, orders: [{ gap: 'refunded', status: 'refunded' }] })
    expect((await buyer.ask(`/events/${game}`)).json.has_access).toBe(false)
  })

  it('explains a region block', async () => {
    const headers = {
      authorization: `Bearer ${await server.anonymousKey()}`,
      'x-forwarded-for': '85.214.132.117',
    }
    const { json } = await server.ask(`/api/events/${game}/why`, { host: 'alpha.test', headers })
    expect(crosses(json)).toContain('region')
  })

  it('finds nothing for an unknown game', async () => {
    const buyer = await openBuyer(server)
    expect((await buyer.ask('/events/2000000/why')).status).toBe(404)
  })
})

describe('why another user cannot', () => {
  it('is explained in the Studio, without their location, and the look is recorded', async () => {
    const buyer = await openBuyer(server)
    const path = `/channels/alpha/users/${buyer.userId}/why/${game}`
    const { json } = await studio.get(path)
    expect(json).toMatchObject({ user: { id: buyer.userId }, can_watch: false })
    expect(json.rules).toContainEqual({ rule: 'region', is_met: null })
    const { json: log } = await studio.get('/audit-log')
    expect(log.items[0]).toMatchObject({
      action: 'explain_access',
      target: { type: 'user', id: buyer.userId },
    })
  })

  it('covers no users or games of another channel', async () => {
    const stranger = await openBuyer(server, 'beta')
    const buyer = await openBuyer(server)
    expect((await studio.get(`/channels/alpha/users/${stranger.userId}/why/${game}`)).status).toBe(404)
    expect((await studio.get(`/channels/alpha/users/${buyer.userId}/why/2000000`)).status).toBe(404)
    expect((await studio.get(`/channels/beta/users/${stranger.userId}/why/${game}`)).status).toBe(404)
  })
})
