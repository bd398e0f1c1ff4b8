import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { gifts } from '../src/db/tables.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { addSoldGame } from './event-builder.ts'
import { openMailbox } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', document => {
      document.products.coupons.push({ code: 'FREE', percent: 100, products: ['game'] })
    }),
    buildSoldLeague('beta'),
  ],
})
const game = await addSoldGame(server, { teams: ['heloise-ball', 'team'] })
const single = await productId(server, 'package', 'game')
const theGame = { type: 'event', id: game, package_id: single }
const mailbox = openMailbox(server)
const studio = await enterStudio(server, 'chief@example.com', server.alphaId)
type Buyer = Awaited<ReturnType<typeof openBuyer>>
type Seat = { id: number; seat: number; link: string | null; state: string }
const canWatch = async (user: Buyer) => (await user.ask(`/events/${game}`)).json.has_access
const seatsOf = async (buyer: Buyer): Promise<Seat[]> => (await buyer.ask('/gifts')).json.items
const tokenIn = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('token') ?? ''

/** A group that is paid, with the secrets of its links. */
async function buyForGroup(seats = 5, number: string = cards.good) {
  const buyer = await openBuyer(server)
  const { status, json } = await buyer.buyWith(number, { ...theGame, seats })
  expect(status).toBe(200)
  const own = await seatsOf(buyer)
  return { buyer, order: json.order, own, tokens: own.map(({ link }) => tokenIn(link)) }
}

describe('a group', () => {
  it('is paid once, and each of its links opens the game once, for one account', async () => {
    const { buyer, order, own, tokens } = await buyForGroup(6)
    expect(order).toMatchObject({ status: 'paid', is_gift: true, seats: 6, total: 6 * 999 })
    expect(own.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6])
    expect(new Set(tokens).size).toBe(6)
    expect(await canWatch(buyer)).toBe(false)
    const [ana, bob] = [await openBuyer(server), await openBuyer(server)]
    expect((await ana.ask('/gift', { token: tokens[0] })).json).toMatchObject({ event_id: game, email: null })
    expect((await ana.ask('/gift/open', { token: tokens[0] })).json).toEqual({ event_id: game })
    expect((await bob.ask('/gift/open', { token: tokens[0] })).status).toBe(404)
    expect((await ana.ask('/gift/open', { token: tokens[1] })).json.error.code).toBe('already_purchased')
    expect((await bob.ask('/gift/open', { token: tokens[1] })).status).toBe(200)
    expect([await canWatch(ana), await canWatch(bob)]).toEqual([true, true])
    const after = await seatsOf(buyer)
    expect(after.map(({ state }) => state)).toEqual(['opened', 'opened', ...Array(4).fill('waiting')])
    expect(after.map(({ link }) => link === null)).toEqual([true, true, false, false, false, false])
    expect((await ana.ask('/gifts')).json.items).toMatchObject([{ is_received: true, seat: 1, link: null }])
  })

  it('has a link that is opened by one of many at the same time, and nobody takes two seats at once', async () => {
    const { tokens, buyer } = await buyForGroup()
    const friends = await Promise.all(Array.from({ length: 6 }, () => openBuyer(server)))
    const answers = await Promise.all(friends.map(friend => friend.ask('/gift/open', { token: tokens[0] })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await Promise.all(friends.map(canWatch))).filter(Boolean)).toHaveLength(1)
    const greedy = await openBuyer(server)
    const taken = await Promise.all(tokens.slice(1).map(token => greedy.ask('/gift/open', { token })))
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await seatsOf(buyer)).filter(({ state }) => state === 'opened')).toHaveLength(2)
  })

  it('has links that are stored as hashes, are not guessed, and open nothing elsewhere or once taken back', async () => {
    const { buyer, own, tokens } = await buyForGroup()
    const rows = await server.ctx.db.select().from(gifts).where(eq(gifts.channel_id, server.alphaId))
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token)
    const stranger = await openBuyer(server)
    const forged = `${tokens[0]?.slice(0, -2)}xx`
    expect((await stranger.ask('/gift/open', { token: forged })).status).toBe(404)
    const elsewhere = await openBuyer(server, 'beta')
    expect((await elsewhere.ask('/gift/open', { token: tokens[0] })).status).toBe(404)
    expect((await stranger.ask(`/gifts/${own[0]?.id}/keep`, {})).status).toBe(404)
    expect((await buyer.ask(`/gifts/${own[0]?.id}/keep`, {})).json.state).toBe('kept')
    expect(await canWatch(buyer)).toBe(true)
    expect((await stranger.ask('/gift/open', { token: tokens[0] })).status).toBe(404)
    expect((await buyer.ask(`/gifts/${own[1]?.id}/keep`, {})).json.error.code).toBe('already_purchased')
    expect((await stranger.ask('/gift/open', { token: tokens[1] })).status).toBe(200)
  })

  it('ends as a whole with a refund or a dispute, for those who have opened it too', async () => {
    const { order, tokens } = await buyForGroup()
    const [ana, late] = [await openBuyer(server), await openBuyer(server)]
    await ana.ask('/gift/open', { token: tokens[0] })
    expect(await canWatch(ana)).toBe(true)
    const refund = await studio.post(`/channels/alpha/orders/${order.id}/refund`, {
      reason: 'The team does not come',
      idempotency_key: randomUUID(),
    })
    expect(refund.status).toBe(200)
    await expect.poll(() => canWatch(ana), { timeout: 10_000 }).toBe(false)
    expect((await late.ask('/gift/open', { token: tokens[1] })).json.error.code).toBe('gift_ended')
    const disputed = await openBuyer(server)
    await disputed.buyWith(cards.disputed, { ...theGame, seats: 5 })
    await expect
      .poll(async () => (await seatsOf(disputed)).map(({ state }) => state), { timeout: 20_000 })
      .toEqual(Array(5).fill('ended'))
  })

  it('has no link before it is paid, and is one order however often it is asked for by one name', async () => {
    const buyer = await openBuyer(server)
    const waiting = await buyer.buyWith(cards.authenticated, { ...theGame, seats: 5 })
    expect(waiting.json.order.status).toBe('created')
    expect((await buyer.buyWith(cards.declined, { ...theGame, seats: 5 })).status).toBe(402)
    expect(await seatsOf(buyer)).toEqual([])
    const asked = {
      ...theGame,
      idempotency_key: randomUUID(),
      payment_method_id: await buyer.enterCard(cards.good),
    }
    const [first, second] = await Promise.all([
      buyer.buy({ ...asked, seats: 5 }),
      buyer.buy({ ...asked, seats: 5 }),
    ])
    expect(second?.json.order.id).toBe(first?.json.order.id)
    expect((await buyer.buy({ ...asked, seats: 6 })).json.error.code).toBe('conflict')
    await expect.poll(async () => (await seatsOf(buyer)).length).toBe(5)
  })

  it('is 5 to 100 of one game, without promo codes, for the full price', async () => {
    const buyer = await openBuyer(server)
    for (const seats of [0, 1, 4, 101, 5.5, '5'])
      expect((await buyer.buyWith(cards.good, { ...theGame, seats })).status).toBe(400)
    const gift = { email: 'friend@example.com' }
    expect((await buyer.buyWith(cards.good, { ...theGame, seats: 5, gift })).status).toBe(400)
    const pass = await productId(server, 'package', 'season')
    expect((await buyer.buyWith(cards.good, { type: 'package', id: pass, seats: 5 })).status).toBe(400)
    const coupon = await buyer.buyWith(cards.good, { ...theGame, seats: 5, coupon: 'FREE' })
    expect(coupon.json.error.code).toBe('wrong_promo_code')
    const query = `type=event&id=${game}&package_id=${single}`
    expect((await buyer.ask(`/stripe/price-lines?${query}&seats=4`)).status).toBe(400)
    const priced = await buyer.ask(`/stripe/price-lines?${query}&seats=100`)
    expect(priced.json).toMatchObject({ base_price: 89_900, service_fee: 10_000, total: 99_900 })
    expect(await seatsOf(buyer)).toEqual([])
  })

  it('is one sale of its whole amount in the reports, its receipt, its mail and the Studio', async () => {
    // Whatever day it is at the channel.
    const [from, to] = [-1, 1].map(days =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    )
    const sales = async () =>
      (await studio.get(`/channels/alpha/reports/sales?from=${from}&to=${to}&by=day`)).json.total
    const before = await sales()
    const { buyer, order, tokens } = await buyForGroup(10)
    const after = await sales()
    expect(after).toMatchObject({ payments: before.payments + 1, total: before.total + 9_990 })
    const receipt = await buyer.ask(`/receipts/${order.transactions[0].id}`)
    expect(receipt.json).toMatchObject({ is_gift: true, seats: 10, total: 9_990 })
    await (await openBuyer(server)).ask('/gift/open', { token: tokens[3] })
    const detail = await studio.get(`/channels/alpha/orders/${order.id}`)
    expect(detail.json).toMatchObject({ seats: 10, opened_seats: 1, gift: null, total: 9_990 })
    const { email } = (await buyer.ask('/profile')).json
    await expect
      .poll(async () => (await mailbox.mailsTo(email)).map(({ text }) => text).join())
      .toContain('The 10 links to')
  })
})
