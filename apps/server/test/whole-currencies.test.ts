import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ordersCli } from '../src/commands/orders.ts'
import { orders, users } from '../src/db/tables.ts'
import { atProvider, cards, openBuyer, productId } from './buyer.ts'
import { openSeason } from './event-builder.ts'
import { followCommand } from './follow-command.ts'
import { openMailbox } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ channel, products }) => {
      channel.currency = 'JPY'
      for (const one of products.packages) if (one.alias === 'season') one.base_price = 1_500
    }),
    buildSoldLeague('beta'),
  ],
})
const season = await productId(server, 'package', 'season')
const studio = await enterStudio(server, 'runs@alpha.test', server.alphaId)
const run = followCommand(() => server, ordersCli)

it('a currency without cents is charged, told and given back in whole units', async () => {
  const worth = { percent: null, amount: 300, package_ids: [], subscription_ids: [] }
  const open = { valid_from: null, valid_until: null, max_uses: null, max_uses_per_user: null }
  expect((await studio.post('/channels/alpha/coupons', { code: 'LESS', ...worth, ...open })).status).toBe(200)
  const buyer = await openBuyer(server)
  const { json } = await buyer.buyWith(cards.good, { type: 'package', id: season, coupon: 'LESS' })
  const { id } = json.order
  expect(json.order).toMatchObject({ status: 'paid', currency: 'JPY', discount: 300, total: 1_400 })
  const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, id))
  const payment = await atProvider(server, `/v1/payment_intents/${row?.payment_intent_id}`)
  expect(payment).toMatchObject({ amount: 1_400, currency: 'jpy', status: 'succeeded' })

  const part = { amount: 400, reason: 'Half of it', idempotency_key: randomUUID() }
  const { json: refund } = await studio.post(`/channels/alpha/orders/${id}/refund`, part)
  expect(refund).toMatchObject({ state: 'done', amount: 400 })
  const { data } = await atProvider(server, `/v1/refunds?payment_intent=${payment.id}&limit=10`)
  expect(data.map(({ amount }: { amount: number }) => amount)).toEqual([400])

  const { said } = await run('show', String(id))
  expect(said[1]).toContain('1000 JPY can be refunded')
  expect(await run('refund', String(id), '--amount', '4.50', '--reason', 'By mistake')).toEqual({
    code: 2,
    said: ['Write the amount like 450, not 4.50.'],
  })
  expect((await run('refund', String(id), '--amount', '1000', '--reason', 'The rest')).said).toEqual([
    '1000 JPY refunded.',
  ])
})

it('a receipt by mail names whole units', async () => {
  const { userId, buyWith } = await openBuyer(server)
  await buyWith(cards.good, { type: 'package', id: season })
  const [user] = await server.ctx.db.select().from(users).where(eq(users.id, userId))
  const texts = async () => (await openMailbox(server).mailsTo(user?.email ?? '')).map(({ text }) => text)
  await expect.poll(async () => (await texts()).join(), { timeout: 20_000 }).toContain('¥1,700')
})

it('a page tells search engines the price in whole units', async () => {
  const games = await openSeason(server)
  const price = { type: 'ppv', base_price: 1_500, service_fee: 50 } as const
  const game = await games.add('2099-11-16T20:00:00Z', { teams: ['heloise-ball', 'team'], ...price })
  const { text } = await server.ask(`/watch/${game}`)
  expect(text).toContain('"price":"1550","priceCurrency":"JPY"')
})

it('a season in a table has prices in whole units, in minor units too', async () => {
  const preview = async (table: string) => {
    const { json } = await studio.post('/channels/alpha/season/preview', {
      source: { kind: 'file', content: Buffer.from(table).toString('base64') },
      choices: { teams: {}, venues: {}, sports: {} },
      defaults: { sport_id: null, minutes: 120, is_free: true },
      left_out: [],
    })
    return json.rows.map(({ price, problems }: { price: number; problems: { code: string }[] }) =>
      problems.length > 0 ? problems.map(({ code }) => code).join() : price,
    )
  }
  const games = (prices: string[]) =>
    prices.map((price, at) => `2098-01-0${at + 1},19:00,Northwick Herons,Team alpha,${price}\n`).join('')
  const major = ['1500', '"¥1,500"', '1500.0', '15.50']
  expect(await preview(`date,time,away,home,price\n${games(major)}`)).toEqual([1_500, 1_500, 1_500, 'money'])
  expect(await preview(`date,time,away,home,base_price\n${games(['1500'])}`)).toEqual([1_500])
})
