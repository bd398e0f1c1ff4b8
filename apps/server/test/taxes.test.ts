import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '../src/db/tables.ts'
import { refundOrder } from '../src/sale/payments/index.ts'
import { atProvider, cards, openBuyer, productId } from './buyer.ts'
import { addSoldGame } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ channel }) => {
      channel.stripe = { publishable_key: 'public', tax: true }
    }),
    buildSoldLeague('beta'),
  ],
})
const game = await addSoldGame(server)
const single = await productId(server, 'package', 'game')

type Buyer = Awaited<ReturnType<typeof openBuyer>>
const theGame = () => ({ type: 'event', id: game, package_id: single })
const buyGame = async (buyer: Buyer, number = cards.good) => (await buyer.buyWith(number, theGame())).json

interface Reported {
  source: string
  type: string
}

/** What was reported of the order's tax. */
async function listReported(orderId: number): Promise<Reported[]> {
  const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, orderId))
  const path = `/v1/tax/associations/find?payment_intent=${row?.payment_intent_id}`
  const { tax_transaction_attempts: attempts } = await atProvider(server, path)
  return Promise.all(
    attempts.map(async ({ source, committed }: { source: string; committed: { transaction: string } }) => {
      const { type } = await atProvider(server, `/v1/tax/transactions/${committed.transaction}`)
      return { source, type }
    }),
  )
}

describe('where a channel adds tax', () => {
  it('it is a separate line, is paid, and reported', async () => {
    const buyer = await openBuyer(server)
    const lines = await buyer.ask(`/stripe/price-lines?type=event&id=${game}&package_id=${single}`)
    expect(lines.json).toMatchObject({ base_price: 899, service_fee: 100, tax: 100, total: 1099 })
    const { order } = await buyGame(buyer)
    expect(order).toMatchObject({ status: 'paid', tax: 100, total: 1099, transactions: [{ tax: 100 }] })
    expect(await listReported(order.id)).toMatchObject([{ type: 'transaction' }])
  })

  it('an unpaid order is not reported', async () => {
    const buyer = await openBuyer(server)
    const { order, client_secret } = await buyGame(buyer, cards.authenticated)
    expect(await listReported(order.id)).toEqual([])
    const [intent] = client_secret.split('_secret_')
    await atProvider(server, '/sandbox/authenticate', { intent, outcome: 'pass' })
    expect(await listReported(order.id)).toMatchObject([{ type: 'transaction' }])
  })

  it('it is refunded with the money, in part and in whole', async () => {
    const buyer = await openBuyer(server)
    const { order } = await buyGame(buyer)
    const channel = await server.ctx.channels.findByKey('alpha')
    if (!channel) throw new Error('no channel')
    await refundOrder(server.ctx, channel, order.id, { id: 1, amount: 400, keyNumber: 1 })
    await refundOrder(server.ctx, channel, order.id, { id: 2, amount: null, keyNumber: 1 })
    expect((await listReported(order.id)).map(({ type }) => type)).toEqual([
      'transaction',
      'reversal',
      'reversal',
    ])
    expect(await buyer.order(order.id)).toMatchObject({ status: 'refunded' })
  })

  it('the bills of a subscription are taxed', async () => {
    const buyer = await openBuyer(server)
    const { json } = await buyer.buyWith(cards.good, {
      type: 'subscription',
      id: await productId(server, 'subscription', 'monthly'),
    })
    expect(json.order).toMatchObject({ status: 'paid', tax: 100, total: 1099 })
    expect(json.order.transactions).toMatchObject([{ base_price: 999, tax: 100, total: 1099 }])
  })
})

describe('a buyer whose location is unknown', () => {
  it('pays no tax, once or by the month', async () => {
    const buyer = await openBuyer(server, 'alpha', '203.0.113.7')
    const { order } = await buyGame(buyer)
    expect(order).toMatchObject({ status: 'paid', tax: 0, total: 999 })
    const { json } = await buyer.buyWith(cards.good, {
      type: 'subscription',
      id: await productId(server, 'subscription', 'monthly'),
    })
    expect(json.order).toMatchObject({ status: 'paid', tax: 0, total: 999 })
  })
})

it('a channel that adds no tax has none', async () => {
  const buyer = await openBuyer(server, 'beta')
  const { json } = await server.ask('/api/packages', { host: 'beta.test' })
  const season = json.items.find((one: { is_team_pass: boolean }) => !one.is_team_pass)
  const lines = await buyer.ask(`/stripe/price-lines?type=package&id=${season.id}`)
  expect(lines.json).toMatchObject({ tax: 0, total: season.price })
})
