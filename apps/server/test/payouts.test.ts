import { randomUUID } from 'node:crypto'
import { shiftDay } from '@grandstand/rules'
import { expect, it } from 'vitest'
import { payOutSales } from '../src/demo/audience/demo-payout-store.ts'
import { atProvider, cards, openBuyer, productId } from './buyer.ts'
import { addOutsidePlayer, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio, openStudio, type StudioClient } from './studio-client.ts'

const dayMs = 86_400_000
let studio: StudioClient
let clockMs = 0
const now = () => new Date(Date.now() + clockMs)

const server = await serveTests({
  channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')],
  now,
})
studio = await enterStudio(server, 'counts@alpha.test', server.alphaId)
const buyer = await openBuyer(server)
const { json } = await buyer.buyWith(cards.good, {
  type: 'package',
  id: await productId(server, 'package', 'season'),
})
expect(json.order.status).toBe('paid')

const today = () => now().toISOString().slice(0, 10)
const report = async (from = -20, to = 10) => {
  const range = `from=${shiftDay(today(), from)}&to=${shiftDay(today(), to)}`
  return (await studio.get(`/channels/alpha/reports/payouts?${range}`)).json
}
const payOut = (amount: number) => atProvider(server, '/v1/payouts', { amount, currency: 'usd' })
const passDays = async (days: number) => {
  clockMs += days * dayMs
  await atProvider(server, '/sandbox/clock', { advance_seconds: days * 86_400 })
  // Nobody stays logged in for so long.
  studio = await openStudio(server, 'counts@alpha.test')
}

it('money is in transit until it reaches the bank, as the provider reports', async () => {
  expect(await report()).toMatchObject({ items: [], arrived: 0, on_the_way: 0, currency: 'USD' })
  const { id, arrival_date } = await payOut(500)
  const arrival_day = new Date(arrival_date * 1000).toISOString().slice(0, 10)
  const row = { id, arrival_day, amount: 500 }
  await expect
    .poll(() => report())
    .toMatchObject({ items: [{ ...row, state: 'on_the_way' }], on_the_way: 500 })
  // Also among the days that end today; and the sum is of now, whatever days are asked for.
  expect(await report(-20, 0)).toMatchObject({ items: [{ ...row, state: 'on_the_way' }], arrived: 0 })
  expect(await report(-20, -10)).toMatchObject({ items: [], arrived: 0, on_the_way: 500 })

  await passDays(2)
  await expect
    .poll(() => report())
    .toMatchObject({ items: [{ ...row, state: 'paid' }], arrived: 500, on_the_way: 0 })
  expect(await report(1, 10)).toMatchObject({ items: [], arrived: 0, arrived_before: 500 })
})

it('the server asks the provider for payouts that it did not report', async () => {
  await atProvider(server, '/sandbox/webhooks', { mode: 'drop' })
  const { id } = await payOut(200)
  await server.runJob('keep-payouts')
  await expect
    .poll(async () => (await report()).items)
    .toContainEqual(expect.objectContaining({ id, state: 'on_the_way' }))
  await passDays(2)
  await server.runJob('keep-payouts')
  await expect.poll(() => report()).toMatchObject({ arrived: 700, on_the_way: 0 })
})

it('a payout by schedule tells the orders that it consists of, their fees and what went back', async () => {
  await atProvider(server, '/sandbox/webhooks', { mode: 'deliver' })
  const season = await openSeason(server)
  const sold = { type: 'paid', stream_status: 'live', base_price: 899, service_fee: 100 } as const
  const game = await season.add(now().toISOString(), sold)
  await addOutsidePlayer(server, game)
  const fan = await openBuyer(server)
  const { json: bought } = await fan.buyWith(cards.good, {
    type: 'event',
    id: game,
    package_id: await productId(server, 'package', 'game'),
  })
  await studio.post(`/channels/alpha/orders/${bought.order.id}/refund`, {
    reason: 'Half of it was seen',
    amount: 100,
    idempotency_key: randomUUID(),
  })
  const { id, amount } = await atProvider(server, '/sandbox/payouts', { currency: 'usd' })
  const detail = async () => (await studio.get(`/channels/alpha/payouts/${id}`)).json
  await expect.poll(async () => (await detail()).lines?.length).toBeGreaterThan(0)
  const { lines, parts } = await detail()
  const ofGame = lines
    .filter((line: { order: { id: number } | null }) => line.order?.id === bought.order.id)
    .toSorted((a: { amount: number }, b: { amount: number }) => a.amount - b.amount)
  expect(ofGame).toMatchObject([
    { kind: 'refund', amount: -100, fee: 0 },
    { kind: 'payment', amount: 999, fee: 59 },
  ])
  expect(parts).toMatchObject({ payments: 2, refunded: 100, other: 0 })
  expect(parts.paid - parts.refunded - parts.fees + parts.other).toBe(amount)
  expect((await report()).items).toContainEqual(expect.objectContaining({ id, amount, parts }))

  await atProvider(server, '/sandbox/payouts/fail', { payout: id })
  await expect.poll(detail).toMatchObject({ state: 'failed', failure: 'account_closed', parts })
  const again = await atProvider(server, '/sandbox/payouts', { currency: 'usd' })
  await expect
    .poll(async () => (await studio.get(`/channels/alpha/payouts/${again.id}`)).json.lines)
    .toMatchObject([{ kind: 'returned', amount, order: null }])
})

it('one that was made by hand says that nobody knows what it consists of', async () => {
  const [byHand] = (await report()).items.filter(({ parts }: { parts: object | null }) => parts === null)
  expect((await studio.get(`/channels/alpha/payouts/${byHand.id}`)).json).toMatchObject({
    parts: null,
    lines: [],
  })
})

it('nobody sees payouts of another channel', async () => {
  expect((await studio.get('/channels/beta/reports/payouts')).status).toBe(404)
  const other = await enterStudio(server, 'counts@beta.test', server.betaId)
  expect((await other.get('/channels/beta/reports/payouts')).json).toMatchObject({ items: [], arrived: 0 })
})

it('the demo pays out its sales, less card fees, on the second day', async () => {
  const channel = await server.ctx.channels.findById(server.alphaId)
  if (!channel) throw new Error('no channel')
  const { arrived } = await report()
  const pass = () => payOutSales(server.ctx.db, channel, now())
  await pass()
  const [sale] = (await report()).items.filter(({ id }: { id: string }) => id.startsWith('po_demo_'))
  const { rows } = await server.ctx.db.execute<{ total: number }>('select total from transactions')
  const total = rows[0]?.total ?? 0
  expect(sale).toMatchObject({ amount: total - Math.round(total * 0.029) - 30, state: 'paid' })
  await pass()
  expect((await report()).arrived).toBe(arrived + sale.amount)
})
