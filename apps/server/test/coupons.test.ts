import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { diffChannel, exportChannel, loadChannel } from '../src/content/channel-code/index.ts'
import { openDatabase } from '../src/db/connection.ts'
import { auditLog, coupons, orders } from '../src/db/tables.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { openLocks } from './open-locks.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague, type Document } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

const withCodes = (change: (document: Document) => void = () => {}) =>
  buildSoldLeague('alpha', document => {
    document.products.coupons.push({ code: 'SPRING', percent: 10, products: ['season'] })
    change(document)
  })

const server = await serveTests({ channels: [withCodes(), buildSoldLeague('beta')] })
const season = await productId(server, 'package', 'season')
const studio = await enterStudio(server, 'runs@alpha.test', server.alphaId)

const worth = {
  percent: 50,
  amount: null,
  package_ids: [],
  subscription_ids: [],
  valid_from: null,
  valid_until: null,
  max_uses: null,
  max_uses_per_user: null,
}
const add = (code: string, terms: object = {}) =>
  studio.post('/channels/alpha/coupons', { ...worth, code, ...terms })
const find = async (code: string) =>
  (await studio.get(`/channels/alpha/coupons?search=${code}`)).json.items[0]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const quote = async (code: string) =>
  (await openBuyer(server)).ask(`/apply_coupon?coupon=${code}&type=package&id=${season}`)

const database = openDatabase({ url: server.databaseUrl, maxConnections: 2, onError: () => {} })
afterAll(() => database.close())

describe('while a row is held', () => {
  it('all buyers with one promo code have one connection wait for it, and hold up nobody else', async () => {
    const { id } = (await add('CROWD', { max_uses: 50 })).json
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const buyer = await openBuyer(server)
        return { buyer, payment_method_id: await buyer.enterCard(cards.good) }
      }),
    )
    const { holdUp } = openLocks(database.db, () => quote('SPRING'))
    const buy = (at: number) => {
      const { buyer, payment_method_id } = buyers[at] ?? {}
      if (!buyer) throw new Error('no buyer')
      return buyer.buy({ type: 'package', id: season, coupon: 'CROWD', payment_method_id })
    }
    const row = sql`select id from ${coupons} where id = ${id}`
    expect(await holdUp(row, buy, buyers.length)).toEqual({ waiting: 1, others: [200], answers: [200] })
    expect(await find('CROWD')).toMatchObject({ uses: buyers.length })
  })

  it('of an order, polls of it are answered and wait for nothing', async () => {
    const buyer = await openBuyer(server)
    const { json } = await buyer.buyWith(cards.authenticated, { type: 'package', id: season })
    const after = new Date(Date.now() - 60_000)
    await server.ctx.db.update(orders).set({ settled_at: after }).where(eq(orders.id, json.order.id))
    await database.db.transaction(async tx => {
      await tx.execute(sql`select id from ${orders} where id = ${json.order.id} for update`)
      const polls = await Promise.all(Array.from({ length: 20 }, () => buyer.ask(`/orders/${json.order.id}`)))
      expect(new Set(polls.map(({ status }) => status))).toEqual(new Set([200]))
    })
  })
})

describe('a promo code', () => {
  it('that an operator creates works at once, and its uses are counted', async () => {
    const buyer = await openBuyer(server)
    expect((await add('HALF')).status).toBe(200)
    const { json } = await buyer.ask(`/apply_coupon?coupon=half&type=package&id=${season}`)
    expect(json.discount).toBe((json.base_price + json.service_fee) / 2)
    expect(await find('HALF')).toMatchObject({ uses: 0, is_over: false, is_of_files: false })
    const payment_method_id = await buyer.enterCard(cards.good)
    await buyer.buy({ type: 'package', id: season, coupon: 'HALF', payment_method_id })
    expect(await find('HALF')).toMatchObject({ uses: 1 })
  })

  it('is worth another amount once it is changed, and nothing once it is ended', async () => {
    const { id } = (await add('LATER', { percent: null, amount: 100 })).json
    expect((await quote('LATER')).json.discount).toBe(100)
    const path = `/channels/alpha/coupons/${id}`
    expect((await studio.post(path, { ...worth, percent: null, amount: 200 })).status).toBe(200)
    expect((await quote('LATER')).json.discount).toBe(200)
    expect((await studio.post(`${path}/end`)).status).toBe(200)
    expect((await quote('LATER')).json.error.code).toBe('wrong_promo_code')
    expect(await find('LATER')).toMatchObject({ is_over: true })
    expect((await studio.post(`${path}/end`)).status).toBe(409)
  })

  it('that starts later can be ended before', async () => {
    const { id } = (await add('NOT-YET', { valid_from: inDays(1), valid_until: inDays(2) })).json
    expect((await studio.post(`/channels/alpha/coupons/${id}/end`)).status).toBe(200)
    expect(await find('NOT-YET')).toMatchObject({ is_over: true, valid_from: null })
  })

  it.each<[string, object, number]>([
    ['that takes nothing off', { percent: null }, 400],
    ['that takes off a part and an amount', { amount: 100 }, 400],
    ['that ends before it begins', { valid_from: inDays(2), valid_until: inDays(1) }, 400],
    ['for an unknown product', { package_ids: [2_000_000_000] }, 404],
    ['with a code that buyers could not type', { code: 'né!' }, 400],
    ['that already exists', { code: 'SPRING' }, 409],
  ])('is refused %s', async (_name, change, status) => {
    expect((await add('REFUSED', change)).status).toBe(status)
    expect(await find('REFUSED')).toBeUndefined()
  })

  it('is recorded in the audit log', async () => {
    const { id } = (await add('TOLD')).json
    await studio.post(`/channels/alpha/coupons/${id}`, { ...worth, percent: 5 })
    await studio.post(`/channels/alpha/coupons/${id}/end`)
    const rows = await server.ctx.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.target_type, 'coupon'), eq(auditLog.target_id, id)))
      .orderBy(auditLog.id)
    expect(rows.map(({ action }) => action)).toEqual(['add_coupon', 'change_coupon', 'end_coupon'])
  })
})

describe('the channel as code', () => {
  it('leaves alone what operators created or changed, and exports it', async () => {
    await add('BY-HAND', { percent: 30, package_ids: [season], max_uses: 5 })
    const spring = await find('SPRING')
    expect(spring).toMatchObject({ percent: 10, is_of_files: true })
    await studio.post(`/channels/alpha/coupons/${spring.id}`, {
      ...worth,
      percent: 20,
      package_ids: [season],
    })

    const files = withCodes(document => {
      document.products.coupons.push({ code: 'BY-HAND', percent: 99, products: [] })
    })
    expect(await diffChannel(server.ctx, server.alphaId, files.document)).toEqual([])
    expect(await server.apply(files)).toMatchObject({ changed: false })
    const without = withCodes(document => {
      document.products.coupons = []
      document.faq = []
    })
    expect(await server.apply(without)).toMatchObject({ changed: true })
    expect(await find('SPRING')).toMatchObject({ percent: 20, is_of_files: false })
    expect(await find('BY-HAND')).toMatchObject({ percent: 30, max_uses: 5 })

    const dir = await mkdtemp(join(tmpdir(), 'coupons-'))
    await exportChannel(server.ctx.db, server.alphaId, join(dir, 'alpha'))
    const { document } = await loadChannel(join(dir, 'alpha'))
    expect(document.products.coupons).toContainEqual({
      code: 'BY-HAND',
      percent: 30,
      products: ['season'],
      limit: 5,
    })
    expect(document.products.coupons).toContainEqual({ code: 'SPRING', percent: 20, products: ['season'] })
    // What was exported is what is stored.
    expect(await diffChannel(server.ctx, server.alphaId, document)).toEqual([])
    await rm(dir, { recursive: true })
  })
})
