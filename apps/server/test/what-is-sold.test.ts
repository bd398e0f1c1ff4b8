import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '../src/db/tables.ts'
import { atProvider, cards, openBuyer, productId } from './buyer.ts'
import { addOutsidePlayer, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

let now = new Date('2026-11-15T20:00:00Z')

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ channel, products }) => {
      channel.time_zone = 'America/Toronto'
      for (const pass of products.packages) if (pass.alias === 'season') pass.ends_on = '2026-11-15'
    }),
  ],
  now: () => now,
})

/** The directory of channels is read once a second. */
const letTheDayShow = () => new Promise(resolve => setTimeout(resolve, 1_100))

describe('a pass past its last day', () => {
  it('is neither listed nor sold; on that day it is', async () => {
    const season = await productId(server, 'package', 'season')
    const buyer = await openBuyer(server)
    const listed = async () => {
      const { json } = await server.ask('/api/packages')
      const { json: bootstrap } = await server.ask('/api/channel-bootstrap-data')
      const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)
      expect(idsOf(bootstrap.packages)).toEqual(idsOf(json.items))
      return idsOf(json.items).includes(season)
    }
    // Where the channel is it is still the evening.
    now = new Date('2026-11-16T04:59:00Z')
    await letTheDayShow()
    expect(await listed()).toBe(true)
    now = new Date('2026-11-16T05:01:00Z')
    await letTheDayShow()
    expect(await listed()).toBe(false)
    expect((await server.ask(`/api/packages/${season}`)).status).toBe(404)
    const payment_method_id = await buyer.enterCard(cards.good)
    expect((await buyer.buy({ type: 'package', id: season, payment_method_id })).status).toBe(404)
  })
})

describe('a paid game that is cancelled', () => {
  it('says so to everyone who wants to watch, buy or know why', async () => {
    const season = await openSeason(server)
    const game = await season.add(new Date(now.getTime() + 3_600_000).toISOString(), {
      type: 'paid',
      base_price: 899,
    })
    await addOutsidePlayer(server, game)
    const studio = await enterStudio(server, 'runs@alpha.test', server.alphaId)
    expect((await studio.post(`/channels/alpha/events/${game}/cancel`)).status).toBe(200)

    const buyer = await openBuyer(server)
    const refused = { status: 409, code: 'event_cancelled' }
    const refusalOf = ({ status, json }: Awaited<ReturnType<typeof buyer.ask>>) => ({
      status,
      code: json.error.code,
    })
    expect(refusalOf(await buyer.ask(`/events/${game}/playback`, {}))).toEqual(refused)
    const package_id = await productId(server, 'package', 'game')
    const payment_method_id = await buyer.enterCard(cards.good)
    const answer = await buyer.buy({ type: 'event', id: game, package_id, payment_method_id })
    expect(refusalOf(answer)).toEqual(refused)
    const { json } = await buyer.ask(`/events/${game}/why`)
    expect(json.can_watch).toBe(false)
    expect(json.rules[0]).toEqual({ rule: 'played', is_met: false })
  })
})

describe('a game whose sale ends while its buyer types', () => {
  const operate = async (game: number, verb: string) => {
    const studio = await enterStudio(server, `${verb}-${game}@alpha.test`, server.alphaId)
    expect((await studio.post(`/channels/alpha/events/${game}/${verb}`)).status).toBe(200)
  }

  it.each<[string, (game: number) => Promise<void>, number, string]>([
    ['because it is cancelled', game => operate(game, 'cancel'), 409, 'event_cancelled'],
    ['because it begins without a picture', game => operate(game, 'start'), 409, 'nothing_to_play'],
    [
      'because it is over and has no replay',
      async game => {
        await operate(game, 'start')
        await operate(game, 'end')
      },
      409,
      'nothing_to_play',
    ],
    [
      'because it is free now',
      async game => {
        await server.ctx.db.update(events).set({ type: 'free' }).where(eq(events.id, game))
      },
      404,
      'not_found',
    ],
  ])('is refused, %s, and nothing is charged', async (_, endSale, status, code) => {
    const season = await openSeason(server)
    const game = await season.add(new Date(now.getTime() + 3_600_000).toISOString(), {
      type: 'paid',
      base_price: 899,
    })
    const package_id = await productId(server, 'package', 'game')
    const buyer = await openBuyer(server)
    const priced = await buyer.ask(`/stripe/price-lines?type=event&id=${game}&package_id=${package_id}`)
    expect(priced.json.total).toBe(899)
    const payment_method_id = await buyer.enterCard(cards.good)
    await endSale(game)
    const answer = await buyer.buy({ type: 'event', id: game, package_id, payment_method_id })
    expect({ status: answer.status, code: answer.json.error.code }).toEqual({ status, code })
    expect((await buyer.ask('/orders')).json.total).toBe(0)
    const { data } = await atProvider(server, '/v1/payment_intents?limit=100')
    const paying = data.filter((one: { payment_method: string }) => one.payment_method === payment_method_id)
    expect(paying).toEqual([])
  })
})
