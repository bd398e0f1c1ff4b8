import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pageEvents, users } from '../src/db/tables.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ channel, products }) => {
      channel['yare-analytics'] = { 'yare-analytics-key': 'alpha-analytics' }
      products.coupons.push({ code: 'HALF', percent: 50, products: [] })
    }),
  ],
})
const studio = await enterStudio(server, 'runs@alpha.test', server.alphaId)

const profile = 'alpha-analytics'
const post = (path: string, body: object) => server.ask(path, { body })

/** A pass is bought at half its price, and told by the buyer's browser or not. */
async function buyPass({ isTold = true } = {}) {
  const buyer = await openBuyer(server)
  const pass = await productId(server, 'package', 'season')
  const { status, json } = await buyer.buyWith(cards.good, { type: 'package', id: pass, coupon: 'HALF' })
  expect({ status, order: json.order?.status }).toEqual({ status: 200, order: 'paid' })
  const { session_uuid } = (await server.ask(`/datalake/hash/?profile=${profile}`)).json
  const tell = (name: string, details: object) =>
    post('/datalake/event/', {
      profile,
      session_uuid,
      user_id: buyer.userId,
      user_email: null,
      view_id: randomUUID(),
      seq: 0,
      origin_url: 'https://alpha.test/buy',
      name,
      details,
      trk: 'poster',
    })
  const { order } = json
  if (isTold) await tell('purchase_success', { order_id: order.id, value: 1 })
  return { buyer, pass, order, session: session_uuid, tell }
}
const refund = async (id: number, amount?: number) => {
  const asked = { reason: 'Asked for by mail', idempotency_key: randomUUID(), ...(amount && { amount }) }
  expect((await studio.post(`/channels/alpha/orders/${id}/refund`, asked)).json).toMatchObject({
    state: 'done',
  })
}
const refundsOf = (session: string) =>
  server.ctx.db
    .select()
    .from(pageEvents)
    .where(sql`${eq(pageEvents.session, session)} and name = 'refund'`)
    .orderBy(pageEvents.at)
const jobsOf = async (orderId: number, state: string) =>
  (
    await server.ctx.db.execute(
      sql`select 1 from pgboss.job where name = 'tell-refund' and state = ${state}::pgboss.job_state
        and (data->>'order_id')::int = ${orderId}`,
    )
  ).rows

describe('a refund', () => {
  it('is reported to the collector once, in parts that add up to the reported sale', async () => {
    const { buyer, pass, order, session } = await buyPass()
    const { base_price, discount, tax, service_fee } = order
    const total = base_price - discount + tax + service_fee
    await refund(order.id, 100)
    await expect.poll(() => refundsOf(session)).toHaveLength(1)
    await refund(order.id)
    await expect.poll(() => refundsOf(session)).toHaveLength(2)
    const [part, rest] = await refundsOf(session)
    const about = { item_type: 'package', item_id: String(pass), currency: 'USD', order_id: order.id }
    const value = base_price - discount + tax
    const first = { value: Math.round((value * 100) / total), fee: Math.round((service_fee * 100) / total) }
    const told = { name: 'refund', user_id: buyer.userId, trk: 'poster', session }
    expect(part).toMatchObject({
      ...told,
      details: { ...about, value: first.value / 100, tax: 0, fee: first.fee / 100 },
    })
    expect(rest).toMatchObject({
      ...told,
      details: {
        ...about,
        value: (value - first.value) / 100,
        tax: 0,
        fee: (service_fee - first.fee) / 100,
      },
    })

    await expect.poll(() => jobsOf(order.id, 'completed')).toHaveLength(2)
    await server.ctx.db.execute(
      sql`update pgboss.job set state = 'retry', start_after = now() where name = 'tell-refund'`,
    )
    await expect.poll(() => jobsOf(order.id, 'completed'), { timeout: 20_000 }).toHaveLength(2)
    expect(await refundsOf(session)).toHaveLength(2)
  })

  it.each<[string, (bought: Awaited<ReturnType<typeof buyPass>>) => Promise<unknown>, boolean]>([
    ['reported no purchase', async () => {}, false],
    ['withdrew the consent', ({ tell }) => tell('consent', { choice: 'no' }), true],
    [
      'deleted the account',
      ({ buyer }) => server.ctx.db.delete(users).where(eq(users.id, buyer.userId)),
      true,
    ],
  ])('for a buyer who %s is not reported', async (_, then, isTold) => {
    const bought = await buyPass({ isTold })
    await then(bought)
    await refund(bought.order.id)
    await expect.poll(() => jobsOf(bought.order.id, 'completed')).toHaveLength(1)
    expect(await refundsOf(bought.session)).toEqual([])
  })
})
