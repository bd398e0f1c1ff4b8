import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { gifts } from '../src/db/tables.ts'
import { openBrowser } from './browser.ts'
import { cards, openBuyer, productId } from './buyer.ts'
import { addSoldGame } from './event-builder.ts'
import { openMailbox, tokenOf } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', document => {
      document.channel.games_count_towards_pass = true
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
const newAddress = () => `friend-${randomUUID().slice(0, 8)}@example.com`
type Buyer = Awaited<ReturnType<typeof openBuyer>>
const canWatch = async (user: Buyer) => (await user.ask(`/events/${game}`)).json.has_access

/** A gift that is paid and mailed. */
async function give(change: object = {}, to = newAddress()) {
  const buyer = await openBuyer(server)
  const gift = { email: to, message: 'Enjoy the final!' }
  const { status, json } = await buyer.buyWith(cards.good, { ...theGame, gift, ...change })
  expect(status).toBe(200)
  const token = await mailbox.token(to, '/gift')
  const [mine] = (await buyer.ask('/gifts')).json.items
  return { buyer, to, token, order: json.order, gift: mine }
}

describe('a gift', () => {
  it('is mailed when it is paid, opens for who opens its link, once, and for nobody before', async () => {
    const { buyer, to, token, order, gift } = await give()
    expect(order).toMatchObject({ status: 'paid', is_gift: true, total: 999 })
    expect(gift).toMatchObject({ order_id: order.id, email: to, state: 'waiting', is_received: false })
    expect(gift.link).toMatch(new RegExp(`/gift\\?token=${token}$`))
    expect(await canWatch(buyer)).toBe(false)
    const [mail] = await mailbox.receive(to, '/gift')
    expect(mail?.text).toContain('“Enjoy the final!”')

    const friend = await openBuyer(server)
    const seen = await friend.ask('/gift', { token })
    expect(seen.json).toMatchObject({
      event_id: game,
      state: 'waiting',
      email: to,
      message: 'Enjoy the final!',
    })
    expect(await canWatch(friend)).toBe(false)
    expect((await friend.ask('/gift/open', { token })).json).toEqual({ event_id: game })
    expect(await canWatch(friend)).toBe(true)
    expect((await friend.ask('/gifts')).json.items).toMatchObject([
      { is_received: true, state: 'opened', email: null, link: null },
    ])
    expect((await friend.ask('/orders')).json.items).toEqual([])
    expect((await buyer.ask('/gifts')).json.items).toMatchObject([{ state: 'opened', email: to, link: null }])

    const other = await openBuyer(server)
    expect((await other.ask('/gift/open', { token })).status).toBe(404)
    expect(await canWatch(other)).toBe(false)
  })

  it('that is asked for twice by one name is one gift, and that name buys none for somebody else', async () => {
    const buyer = await openBuyer(server)
    const [to, other] = [newAddress(), newAddress()]
    const asked = {
      ...theGame,
      idempotency_key: randomUUID(),
      payment_method_id: await buyer.enterCard(cards.good),
    }
    const first = await buyer.buy({ ...asked, gift: { email: to } })
    const again = await buyer.buy({ ...asked, gift: { email: to.toUpperCase() } })
    expect(again.json.order.id).toBe(first.json.order.id)
    for (const gift of [{ email: other }, undefined])
      expect((await buyer.buy({ ...asked, gift })).json.error.code).toBe('conflict')
    expect((await buyer.ask('/gifts')).json.items).toMatchObject([{ email: to }])
    expect(await mailbox.mailsTo(other)).toEqual([])
  })

  it('is opened by one of many who come with its link at the same time', async () => {
    const { token } = await give()
    const friends = await Promise.all(Array.from({ length: 8 }, () => openBuyer(server)))
    const answers = await Promise.all(friends.map(friend => friend.ask('/gift/open', { token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const open = await Promise.all(friends.map(canWatch))
    expect(open.filter(Boolean)).toHaveLength(1)
  })

  it('opens in an account that is made out of its address, in the browser of its link', async () => {
    const { to, token } = await give()
    const browser = await openBrowser(server)
    expect((await browser.post('/gift/open', { token })).status).toBe(401)
    expect((await browser.post('/gift', { token })).json.email).toBe(to)
    expect((await browser.post('/auth/checkout-account', { email: to })).status).toBe(200)
    expect((await browser.post('/gift/open', { token })).status).toBe(200)
    expect((await browser.get(`/events/${game}`)).json.has_access).toBe(true)
  })

  it('has a link that is stored as a hash and opens nothing in another channel', async () => {
    const { token } = await give()
    const rows = await server.ctx.db.select().from(gifts).where(eq(gifts.channel_id, server.alphaId))
    expect(JSON.stringify(rows)).not.toContain(token)
    const stranger = await openBuyer(server, 'beta')
    for (const path of ['/gift', '/gift/open']) expect((await stranger.ask(path, { token })).status).toBe(404)
  })

  it('is sent again, or to another address, and then only the newest link works', async () => {
    const { buyer, to, token, gift } = await give()
    expect((await buyer.ask(`/gifts/${gift.id}/send`, {})).status).toBe(200)
    const again = await mailbox.receive(to, '/gift', 2)
    const tokens = again.map(({ text }) => tokenOf(text))
    const newest = tokens.find(one => one !== token) ?? ''
    const friend = await openBuyer(server)
    expect((await friend.ask('/gift', { token })).status).toBe(404)
    expect((await friend.ask('/gift', { token: newest })).status).toBe(200)
    const elsewhere = newAddress()
    const sent = await buyer.ask(`/gifts/${gift.id}/send`, { email: elsewhere })
    expect(sent.json).toMatchObject({ email: elsewhere, state: 'waiting' })
    expect(sent.json.link).not.toContain(newest)
    expect((await friend.ask('/gift/open', { token: newest })).status).toBe(404)
    const last = await mailbox.token(elsewhere, '/gift')
    expect(sent.json.link).toContain(last)
    expect((await friend.ask('/gift/open', { token: last })).status).toBe(200)
    for (const verb of ['send', 'keep'])
      expect((await buyer.ask(`/gifts/${gift.id}/${verb}`, {})).json.error.code).toBe('gift_opened')
    const stranger = await openBuyer(server)
    expect((await stranger.ask(`/gifts/${gift.id}/send`, { email: elsewhere })).status).toBe(404)
  })

  it('that nobody has opened is taken back, and then it is its buyer’s own', async () => {
    const { buyer, token, gift } = await give()
    const stranger = await openBuyer(server)
    expect((await stranger.ask(`/gifts/${gift.id}/keep`, {})).status).toBe(404)
    for (const _ of ['once', 'again after a lost answer'])
      expect((await buyer.ask(`/gifts/${gift.id}/keep`, {})).json).toMatchObject({ state: 'kept' })
    expect(await canWatch(buyer)).toBe(true)
    expect((await stranger.ask('/gift/open', { token })).status).toBe(404)
    expect(await canWatch(stranger)).toBe(false)
  })

  it('closes for its holder when its order is refunded or disputed, and cannot be opened then', async () => {
    const opened = await give()
    const friend = await openBuyer(server)
    await friend.ask('/gift/open', { token: opened.token })
    expect(await canWatch(friend)).toBe(true)
    const refund = (id: number) =>
      studio.post(`/channels/alpha/orders/${id}/refund`, {
        reason: 'Bought by mistake',
        idempotency_key: randomUUID(),
      })
    expect((await refund(opened.order.id)).status).toBe(200)
    await expect.poll(() => canWatch(friend), { timeout: 10_000 }).toBe(false)
    const waiting = await give()
    expect((await refund(waiting.order.id)).status).toBe(200)
    await expect
      .poll(async () => (await friend.ask('/gift/open', { token: waiting.token })).json.error.code)
      .toBe('gift_ended')
    const disputed = await openBuyer(server)
    const to = newAddress()
    await disputed.buyWith(cards.disputed, { ...theGame, gift: { email: to } })
    await expect
      .poll(async () => (await disputed.ask('/gifts')).json.items[0]?.state, { timeout: 20_000 })
      .toBe('ended')
  })

  it('is not sent before it is paid, and a declined card sends nothing', async () => {
    const buyer = await openBuyer(server)
    const to = newAddress()
    const declined = await buyer.buyWith(cards.declined, { ...theGame, gift: { email: to } })
    expect(declined.status).toBe(402)
    const asked = await buyer.buyWith(cards.authenticated, { ...theGame, gift: { email: to } })
    expect(asked.json.order.status).toBe('created')
    expect((await buyer.ask('/gifts')).json.items).toEqual([])
    // A free one, paid at once: what would have been sent before it has come by then.
    await give({ coupon: 'FREE' })
    expect(await mailbox.mailsTo(to)).toEqual([])
  })

  it('costs its full price, counts towards no pass, and can be bought by who has the game', async () => {
    const buyer = await openBuyer(server)
    const bought = await buyer.buyWith(cards.good, theGame)
    expect(bought.status).toBe(200)
    const own = await buyer.ask(`/stripe/price-lines?type=event&id=${game}&package_id=${single}`)
    expect(own.json.error.code).toBe('already_purchased')
    const lines = await buyer.ask(`/stripe/price-lines?type=event&id=${game}&package_id=${single}&is_gift=1`)
    expect(lines.json.total).toBe(999)
    const pass = await productId(server, 'package', 'season')
    const asGift = await buyer.ask(`/stripe/price-lines?type=package&id=${pass}&is_gift=1`)
    expect(asGift.json.credit).toBe(0)
    const to = newAddress()
    expect((await buyer.buyWith(cards.good, { ...theGame, gift: { email: to } })).status).toBe(200)
    const giver = await give()
    const towards = await giver.buyer.ask(`/stripe/price-lines?type=package&id=${pass}`)
    expect(towards.json.credit).toBe(0)
  })

  it('is refused for a subscription, with a link or a second line in its message, and for who has the same', async () => {
    const buyer = await openBuyer(server)
    const plan = await productId(server, 'subscription', 'monthly')
    const gift = { email: newAddress() }
    expect((await buyer.buyWith(cards.good, { type: 'subscription', id: plan, gift })).status).toBe(400)
    for (const message of ['see https://evil.example', 'WWW.evil.example', 'one\ntwo', 'x'.repeat(301)])
      expect((await buyer.buyWith(cards.good, { ...theGame, gift: { ...gift, message } })).status).toBe(400)
    const owner = await openBuyer(server)
    await owner.buyWith(cards.good, theGame)
    const { token } = await give()
    expect((await owner.ask('/gift/open', { token })).json.error.code).toBe('already_purchased')
    const friend = await openBuyer(server)
    expect((await friend.ask('/gift/open', { token })).status).toBe(200)
  })

  it('is said by its receipt, its mail to the buyer and the order in the Studio, with who opened it', async () => {
    const { to, token, order, buyer } = await give()
    const receipt = await buyer.ask(`/receipts/${order.transactions[0].id}`)
    expect(receipt.json).toMatchObject({ is_gift: true, total: 999 })
    const { items } = (await studio.get('/channels/alpha/orders')).json
    expect(items.find(({ id }: { id: number }) => id === order.id)).toMatchObject({ is_gift: true })
    const detail = () => studio.get(`/channels/alpha/orders/${order.id}`)
    expect((await detail()).json.gift).toEqual({ email: to, state: 'waiting', user: null, opened_at: null })
    const friend = await openBuyer(server)
    await friend.ask('/gift/open', { token })
    expect((await detail()).json.gift).toMatchObject({ state: 'opened', user: { id: friend.userId } })
    const { json } = await buyer.ask('/profile')
    await expect
      .poll(async () => (await mailbox.mailsTo(json.email)).map(({ subject }) => subject).join())
      .toContain('a gift')
    const [mail] = await mailbox.mailsTo(json.email)
    expect(mail?.text).toContain('Your gift is on its way')
    expect(mail?.text).not.toContain(`/watch/${game}`)
  })
})
