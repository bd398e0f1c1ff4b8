import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveEvent } from '../src/catalogue/events/index.ts'
import { eventsCli } from '../src/commands/events.ts'
import { events } from '../src/db/tables.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { addOutsidePlayer } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague, type Document } from './sold-league.ts'

/** The channel with a game in its files. */
const withDerby = (change: object = {}) =>
  buildSoldLeague('alpha', (document: Document) => {
    document.locations.push({
      alias: 'far-hall',
      name: 'Far hall',
      city: 'Far',
      time_zone: 'America/Phoenix',
    })
    document.events = [
      {
        alias: 'derby',
        time: '2030-11-20 19:00',
        minutes: 180,
        location: 'hall',
        cancelled: false,
        away: 'heloise-ball',
        home: 'team',
        type: 'paid',
        base_price: 899,
        service_fee: 100,
        ...change,
      },
    ]
  })

const server = await serveTests({ channels: [withDerby(), buildSoldLeague('beta')] })
const game = (await readGame()).id
await addOutsidePlayer(server, game)

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', server.databaseUrl)
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function readGame() {
  const [row] = await server.ctx.db.select().from(events).where(eq(events.source_key, 'code:derby'))
  if (!row) throw new Error('no game')
  return row
}

it('a game that is moved, by its file or by command, stays bought', async () => {
  const buyer = await openBuyer(server)
  const { json } = await buyer.buyWith(cards.good, {
    type: 'event',
    id: game,
    package_id: await productId(server, 'package', 'game'),
  })
  expect(json.order).toMatchObject({ status: 'paid', product: { id: game } })
  const look = async () => {
    const { json: event } = await buyer.ask(`/events/${game}`)
    const { json: order } = await buyer.ask(`/orders/${json.order.id}`)
    return { has_access: event.has_access, status: order.status, activity_status: order.activity_status }
  }
  const held = { has_access: true, status: 'paid', activity_status: 'active' }
  expect(await look()).toEqual(held)

  await server.apply(withDerby({ time: '2030-11-21 18:00', location: 'far-hall' }))
  const applied = await readGame()
  expect(applied).toMatchObject({ id: game, time_zone: 'America/Phoenix' })
  expect(applied.event_utc_ts.toISOString()).toBe('2030-11-22T01:00:00.000Z')
  expect(await look()).toEqual(held)

  expect(await eventsCli(['set', String(game), 'time=2030-12-01 20:00'])).toBe(0)
  expect((await readGame()).event_utc_ts.toISOString()).toBe('2030-12-02T03:00:00.000Z')
  expect(await look()).toEqual(held)

  // The same hour by the clocks of the other venue, and as long as before.
  expect(await eventsCli(['set', String(game), 'location=hall'])).toBe(0)
  const moved = await readGame()
  expect(moved).toMatchObject({ id: game, time_zone: 'America/Toronto' })
  expect(moved.event_utc_ts.toISOString()).toBe('2030-12-02T01:00:00.000Z')
  expect(moved.ends_at.toISOString()).toBe('2030-12-02T04:00:00.000Z')
  expect(await look()).toEqual(held)

  await moveEvent(server.ctx, server.alphaId, game, { to: 'live', by: 'operator' })
  expect((await buyer.ask(`/events/${game}/playback`, {})).status).toBe(200)
  expect(await eventsCli(['set', String(game), 'time=2030-12-03 20:00'])).toBe(2)
})
