import { expect, it } from 'vitest'
import { cards, openBuyer, productId } from './buyer.ts'
import { addOutsidePlayer, openSeason, soldGame } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ channel, products }) => {
      channel.games_count_towards_pass = true
      for (const pass of products.packages) {
        if (pass.alias === 'team-pass') pass.base_price = 3299
        if (pass.alias === 'season') pass.base_price = 7799
      }
    }),
    buildSoldLeague('beta'),
  ],
})
const season = await openSeason(server)
const home = season.team('team')
const away = season.team('heloise-ball')
const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const add = (startsAt: string, change: object = {}) =>
  season.add(startsAt, { ...soldGame, teams: ['heloise-ball', 'team'], ...change })

/** Five to come, of which the first is live and has no picture; and what does not count as left. */
const dark = await add(inDays(0), { stream_status: 'live' })
const next = await add(inDays(1))
const later = [await add(inDays(2)), await add(inDays(3)), await add(inDays(4))]
await add(inDays(5), { type: 'free', base_price: 0, service_fee: 0 })
const replay = await add(inDays(-5), { stream_status: 'finished' })
await addOutsidePlayer(server, replay)
const ppv = await add(inDays(6), { type: 'ppv' })
await add(inDays(7), { teams: ['heloise-ball'] })

interface Option {
  kind: string
  is_suggested: boolean
}
const visit = async (query: string) => {
  const headers = { authorization: `Bearer ${await server.anonymousKey()}` }
  return (await server.ask(`/api/offers${query}`, { headers })).json
}
const optionOf = (json: { options: Option[] }, kind: string) =>
  json.options.find(option => option.kind === kind)
const suggestedOf = (json: { options: Option[] }) =>
  json.options.filter(option => option.is_suggested).map(({ kind }) => kind)

it('a visitor sees three ways to watch a team, with the sum done', async () => {
  const json = await visit(`?participant_id=${home}`)
  expect(json).toMatchObject({ participant_id: home, games_left: 5, games_price: 5 * 999 })
  // The live one cannot be sold without a picture.
  expect(json.event.id).toBe(next)
  expect(optionOf(json, 'game')).toMatchObject({
    type: 'event',
    id: next,
    package_id: await productId(server, 'package', 'game'),
    price: 999,
    is_for_sale: true,
  })
  expect(optionOf(json, 'pass')).toMatchObject({
    id: await productId(server, 'package', 'team-pass'),
    participant_id: home,
    price: 3499,
    credit: 0,
    total: 3499,
    games_left: 5,
    pays_off_after: { count: 4, of: 'games' },
    saves: 5 * 999 - 3499,
    owned: null,
  })
  expect(optionOf(json, 'everything')).toMatchObject({
    id: await productId(server, 'package', 'season'),
    pays_off_after: { count: 3, of: 'teams' },
  })
  expect(suggestedOf(json)).toEqual(['pass'])
})

it('a game is offered with the passes of its team at home, or of the one that is named', async () => {
  const json = await visit(`?event_id=${later[0]}`)
  expect(json).toMatchObject({ event: { id: later[0] }, participant_id: home, team_ids: [away, home] })
  const other = await visit(`?event_id=${later[0]}&participant_id=${away}`)
  expect(other.games_left).toBe(6)
  expect(optionOf(other, 'pass')).toMatchObject({ participant_id: away, games_left: 6 })
})

it('a game without a picture is not for sale, its passes are; a replay counts as a game left', async () => {
  const json = await visit(`?event_id=${dark}`)
  expect(optionOf(json, 'game')).toMatchObject({ id: dark, is_for_sale: false })
  expect(optionOf(json, 'pass')).toMatchObject({ is_for_sale: true, is_suggested: true })
  const finished = await visit(`?event_id=${replay}`)
  expect(optionOf(finished, 'game')).toMatchObject({ id: replay, is_for_sale: true })
  expect(finished.games_left).toBe(6)
})

it('a pay-per-view game is the only way to watch it', async () => {
  const json = await visit(`?event_id=${ppv}`)
  expect(json.options.map(({ kind }: Option) => kind)).toEqual(['game'])
})

it('without a game or a team: what the channel sells', async () => {
  const json = await visit('')
  expect(json).toMatchObject({ event: null, participant_id: null, games_left: 0 })
  expect(json.options.map(({ kind }: Option) => kind)).toContain('everything')
  expect(suggestedOf(json)).toEqual([])
})

it('what is not of this channel, or not of this game, is not found', async () => {
  const headers = { authorization: `Bearer ${await server.anonymousKey()}` }
  const statusOf = async (query: string) => (await server.ask(`/api/offers${query}`, { headers })).status
  const { json } = await server.ask('/api/participants?no_limit=1', { host: 'beta.test' })
  expect(await statusOf(`?participant_id=${json.items[0].id}`)).toBe(404)
  expect(await statusOf(`?event_id=${next}&participant_id=${season.team('north-ice')}`)).toBe(404)
  expect(await statusOf('?event_id=999999')).toBe(404)
})

it('a game that was bought counts towards the pass and is not left any more; the checkout asks for the same', async () => {
  const buyer = await openBuyer(server)
  const package_id = await productId(server, 'package', 'game')
  expect((await buyer.buyWith(cards.good, { type: 'event', id: next, package_id })).status).toBe(200)
  const { json } = await buyer.ask(`/offers?participant_id=${home}`)
  expect(json).toMatchObject({ games_left: 4, event: { id: later[0] } })
  expect(optionOf(json, 'pass')).toMatchObject({
    credit: 999,
    total: 2500,
    games_left: 4,
    pays_off_after: { count: 3, of: 'games' },
  })
  const id = await productId(server, 'package', 'team-pass')
  const lines = await buyer.ask(`/stripe/price-lines?type=package&id=${id}&participant_id=${home}`)
  expect(lines.json).toMatchObject({ credit: 999, total: 2500 })
  // The pass of the other team opens that game too.
  const other = await buyer.ask(`/offers?participant_id=${away}`)
  expect(optionOf(other.json, 'pass')).toMatchObject({ credit: 999 })
})

it('a pass is owned until its end, and nothing else is suggested', async () => {
  const buyer = await openBuyer(server)
  const expires_at = new Date(Date.now() + 30 * day)
  await openShop(server).add(buyer.userId, { package: 'team-pass', participant_id: home, expires_at })
  const { json } = await buyer.ask(`/offers?event_id=${next}`)
  expect(json).toMatchObject({ games_left: 0, event: { has_access: true } })
  expect(optionOf(json, 'pass')).toMatchObject({
    owned: { until: expires_at.toISOString() },
    is_for_sale: false,
  })
  expect(optionOf(json, 'game')).toMatchObject({ is_for_sale: false })
  expect(suggestedOf(json)).toEqual([])
})
