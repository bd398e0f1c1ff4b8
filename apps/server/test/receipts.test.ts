import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createToken } from '../src/accounts/auth/create-token.ts'
import { orders, transactions, users } from '../src/db/tables.ts'
import { announceRenewals } from '../src/sale/order-mails/announce-renewals.ts'
import { reconcileOrders, refundOrder, settle } from '../src/sale/payments/index.ts'
import { atProvider, cards, openBuyer, productId, sandboxUrl } from './buyer.ts'
import { openMailbox } from './mailbox.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import type { TestServer } from './start-test-server.ts'

const seller = {
  name: { en: 'League Association', fr: 'Association de la ligue' },
  address: '12 Rink Road\nNorthern Falls',
  tax_number: '123 RT',
}
const dayMs = 86_400_000
let clockMs = 0

const now = () => new Date(Date.now() + clockMs)
const config = {
  publicUrl: 'https://play.example:8443',
  secretKey: 'the-key-that-both-processes-share',
}
const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ channel, products }) => {
      channel.seller = seller
      products.coupons.push({ code: 'FREE', percent: 100, products: ['season'] })
    }),
    buildSoldLeague('beta'),
  ],
  now,
  config,
})
const mailbox = openMailbox(server)
const second = await serveTests({
  beside: server,
  now,
  config: { ...config, roles: new Set(['worker'] as const), sandboxUrl: sandboxUrl(server) },
})
const season = await productId(server, 'package', 'season')
const monthly = await productId(server, 'subscription', 'monthly')
const yearly = await productId(server, 'subscription', 'yearly')

type Buyer = Awaited<ReturnType<typeof openBuyer>>
const emailOf = async ({ userId }: Buyer) => {
  const [row] = await server.ctx.db.select().from(users).where(eq(users.id, userId))
  return row?.email ?? ''
}
const speak = (buyer: Buyer, language: string) =>
  server.ctx.db.update(users).set({ language }).where(eq(users.id, buyer.userId))
const mailsOf = async (email: string) => {
  const both = [mailbox, openMailbox(second)].map(box => box.mailsTo(email))
  return (await Promise.all(both)).flat().map(mail => ({
    subject: mail.subject.replaceAll(/[\u00a0\u202f]/g, ' '),
    text: mail.text.replaceAll(/[\u00a0\u202f]/g, ' '),
  }))
}
/** All that were queued have come, and these are they, in whatever order. */
const expectMails = async (buyer: Buyer, subjects: string[]) => {
  const email = await emailOf(buyer)
  const seen = async () => (await mailsOf(email)).map(({ subject }) => subject).sort()
  await expect.poll(seen, { timeout: 30_000 }).toEqual(subjects.toSorted())
  return mailsOf(email)
}
const buyPass = async (buyer: Buyer) =>
  (await buyer.buyWith(cards.good, { type: 'package', id: season })).json.order
const subscribe = async (buyer: Buyer, id = monthly) =>
  (await buyer.buyWith(cards.good, { type: 'subscription', id })).json.order
const alpha = async () => {
  const channel = await server.ctx.channels.findByKey('alpha')
  if (!channel) throw new Error('no channel')
  return channel
}
const pass = async (days: number) => {
  clockMs += days * dayMs
  await atProvider(server, '/sandbox/clock', { advance_seconds: 1 })
  await atProvider(server, '/sandbox/idle')
}
const rowOf = async (id: number) => {
  const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('no order')
  return row
}
/** The subscription's next bill meets this card. */
const changeCard = async (buyer: Buyer, orderId: number, number: string) => {
  const { payment_customer_id: customer, payment_subscription_id } = await rowOf(orderId)
  const card = await buyer.enterCard(number)
  await atProvider(server, `/v1/payment_methods/${card}/attach`, { customer: customer ?? '' })
  await atProvider(server, `/v1/subscriptions/${payment_subscription_id}`, { default_payment_method: card })
}
const told = ({ ctx }: TestServer) => announceRenewals(ctx, new AbortController().signal)
const receiptOf = (order: { transactions: { receipt_url: string }[] }) =>
  Number(order.transactions[0]?.receipt_url.match(/^\/profile\/receipts\/(\d+)$/)?.[1])

describe('a receipt', () => {
  it('is mailed, and is on a page that only its buyer sees', async () => {
    const buyer = await openBuyer(server)
    const order = await buyPass(buyer)
    const id = receiptOf(order)
    const { json } = await buyer.ask(`/receipts/${id}`)
    expect(json).toMatchObject({
      number: `R-${String(id).padStart(6, '0')}`,
      order_id: order.id,
      status: 'paid',
      base_price: order.base_price,
      service_fee: order.service_fee,
      total: order.total,
      refunded: 0,
      time_zone: 'America/Toronto',
      card: { brand: 'visa', last4: '4242' },
      seller: { name: 'League Association', address: '12 Rink Road\nNorthern Falls', tax_number: '123 RT' },
      buyer: { name: 'Ada Fan', email: await emailOf(buyer) },
    })
    const [mail] = await expectMails(buyer, [`Your receipt from Channel alpha: ${order.product.name}`])
    expect(mail?.text).toContain(`https://alpha.test:8443/profile/receipts/${id}`)
    for (const line of [json.number, 'Visa ending in 4242', 'League Association', 'Tax number: 123 RT'])
      expect(mail?.text).toContain(line)
    const stranger = await openBuyer(server)
    expect((await stranger.ask(`/receipts/${id}`)).status).toBe(404)
    const foreigner = await openBuyer(server, 'beta')
    expect((await foreigner.ask(`/receipts/${id}`)).status).toBe(404)
    expect((await server.ask(`/api/receipts/${id}?api_key=${await server.anonymousKey()}`)).status).toBe(401)
  })

  it('uses the language of its reader', async () => {
    const buyer = await openBuyer(server)
    await speak(buyer, 'fr')
    const order = await buyPass(buyer)
    const { json } = await buyer.ask(`/receipts/${receiptOf(order)}?language=fr`)
    expect(json.seller.name).toBe('Association de la ligue')
    const [mail] = await expectMails(buyer, [`Votre reçu de Channel alpha fr : ${json.product.name}`])
    expect(mail?.text).toContain('Visa se terminant par 4242')
  })

  it('of a free order is mailed too', async () => {
    const buyer = await openBuyer(server)
    const { json } = await buyer.buy({ type: 'package', id: season, coupon: 'FREE' })
    const [mail] = await expectMails(buyer, [`Your receipt from Channel alpha: ${json.order.product.name}`])
    expect(mail?.text).toContain('Total: Nothing to pay')
    expect((await buyer.ask(`/receipts/${receiptOf(json.order)}`)).json).toMatchObject({
      total: 0,
      card: null,
      coupon: 'FREE',
    })
  })

  it('is not sent for a failed payment', async () => {
    const buyer = await openBuyer(server)
    await buyer.buyWith(cards.declined, { type: 'package', id: season })
    const [order] = (await buyer.ask('/orders')).json.items
    const [failed] = await server.ctx.db
      .select()
      .from(transactions)
      .where(eq(transactions.order_id, order.id))
    if (failed) expect((await buyer.ask(`/receipts/${failed.id}`)).status).toBe(404)
    expect(order.transactions.every(({ receipt_url }: { receipt_url: null }) => receipt_url === null)).toBe(
      true,
    )
    await buyPass(buyer)
    await expectMails(buyer, [`Your receipt from Channel alpha: ${order.product.name}`])
  })

  it('names only the channel if it does not name a seller', async () => {
    const buyer = await openBuyer(server, 'beta')
    const shop = openShop(server, server.betaId)
    const paid = await shop.pay(await shop.add(buyer.userId, { subscription: 'monthly' }))
    expect((await buyer.ask(`/receipts/${paid}`)).json.seller).toBeNull()
  })

  it('stays as it was when the channel changes its details', async () => {
    const buyer = await openBuyer(server)
    const id = receiptOf(await buyPass(buyer))
    const [row] = await server.ctx.db.select().from(transactions).where(eq(transactions.id, id))
    expect(row).toMatchObject({ seller, product_name: expect.anything() })
  })

  it('of a deleted account opens to nobody, and its orders send no mail', async () => {
    const buyer = await openBuyer(server)
    const email = await emailOf(buyer)
    const order = await subscribe(buyer)
    const receipt = `Your receipt from Channel alpha: ${order.product.name}`
    await expectMails(buyer, [receipt])
    const token = await server.ctx.db.transaction(tx =>
      createToken(server.ctx, tx, {
        channelId: server.alphaId,
        userId: buyer.userId,
        purpose: 'delete_account',
      }),
    )
    const gone = await server.ask('/api/delete-account-confirm', { body: { token } })
    expect(gone.status).toBe(200)
    // The provider tells of the end; whom it is about is nobody any more.
    await atProvider(server, '/sandbox/idle')
    await settle(server.ctx, await alpha(), order.id)
    expect((await rowOf(order.id)).activity_status).toBe('canceled')
    const other = await openBuyer(server)
    expect((await other.ask(`/receipts/${receiptOf(order)}`)).status).toBe(404)
    const { product } = await buyPass(other)
    await expectMails(other, [`Your receipt from Channel alpha: ${product.name}`])
    // What came while the account was being deleted goes with it.
    const others = async () => (await mailsOf(email)).filter(({ subject }) => subject !== receipt)
    await expect.poll(others, { timeout: 30_000 }).toEqual([])
  })
})

describe('a mail about an order', () => {
  it('is queued once, however many settle at once and in however many processes', async () => {
    await atProvider(server, '/sandbox/webhooks', { mode: 'drop' })
    const buyer = await openBuyer(server)
    const payment_method_id = await buyer.enterCard(cards.authenticated)
    const { json } = await buyer.buy({ type: 'package', id: season, payment_method_id })
    const [intent] = json.client_secret.split('_secret_')
    await atProvider(server, '/sandbox/authenticate', { intent, outcome: 'pass' })
    clockMs += 10_000
    const channel = await alpha()
    // Each tries again when another was first.
    const settling = Array.from({ length: 10 }, (_, at) =>
      settle(at % 2 ? second.ctx : server.ctx, channel, json.order.id).catch(() => null),
    )
    await Promise.all([
      ...settling,
      buyer.order(json.order.id),
      reconcileOrders(server.ctx),
      reconcileOrders(second.ctx),
    ])
    await atProvider(server, '/sandbox/webhooks', {})
    await settle(server.ctx, channel, json.order.id)
    expect(await buyer.order(json.order.id)).toMatchObject({ status: 'paid' })
    await expectMails(buyer, [`Your receipt from Channel alpha: ${json.order.product.name}`])
  })

  it('reports a partial refund, and then the rest', async () => {
    const buyer = await openBuyer(server)
    const { id, product } = await buyPass(buyer)
    const channel = await alpha()
    await refundOrder(server.ctx, channel, id, { id: 1, amount: 100, keyNumber: 1 })
    await Promise.all([1, 2, 3, 4].map(() => settle(server.ctx, channel, id).catch(() => null)))
    const receipt = `Your receipt from Channel alpha: ${product.name}`
    const part = `We have refunded a part of ${product.name}`
    const mails = await expectMails(buyer, [receipt, part])
    expect(mails.find(({ subject }) => subject === part)?.text).toContain('refunded $1.00 of the')
    await refundOrder(server.ctx, channel, id, { id: 2, amount: null, keyNumber: 1 })
    const whole = `We have refunded ${product.name}`
    const all = await expectMails(buyer, [receipt, part, whole])
    expect(all.find(({ subject }) => subject === whole)?.text).toContain('Refunded: −')
  })

  it('reports a renewal, an unpaid one with a link to pay, and its end', async () => {
    const buyer = await openBuyer(server)
    const { id, product } = await subscribe(buyer)
    await pass(31)
    await changeCard(buyer, id, cards.failsLater)
    const receipt = `Your receipt from Channel alpha: ${product.name}`
    const renewed = `${product.name} is renewed`
    await expectMails(buyer, [receipt, renewed])
    await pass(30)
    const unpaid = `The renewal of ${product.name} was not paid`
    const mails = await expectMails(buyer, [receipt, renewed, unpaid])
    const { pay_url, expires_at } = await rowOf(id)
    const until = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(
      expires_at ?? 0,
    )
    const text = mails.find(({ subject }) => subject === unpaid)?.text
    expect(text).toContain(`until ${until}`)
    expect(text).toContain(`Pay now:\n${pay_url}`)
    expect((await buyer.ask('/user/access')).json.is_past_due).toBe(true)
    const { payment_subscription_id, payment_customer_id } = await rowOf(id)
    const good = await buyer.enterCard(cards.good)
    await atProvider(server, `/v1/payment_methods/${good}/attach`, { customer: payment_customer_id ?? '' })
    const { data } = await atProvider(server, `/v1/invoices?customer=${payment_customer_id}&status=open`)
    await atProvider(server, `/v1/invoices/${data[0].id}/pay`, { payment_method: good })
    await expectMails(buyer, [receipt, renewed, renewed, unpaid])
    expect((await buyer.ask('/user/access')).json.is_past_due).toBe(false)
    await buyer.ask('/stripe/unsubscribe', { order_id: id })
    await buyer.ask('/stripe/unsubscribe', { order_id: id })
    const cancelled = `The renewal of ${product.name} is cancelled`
    await expectMails(buyer, [receipt, renewed, renewed, unpaid, cancelled])
    expect(payment_subscription_id).not.toBeNull()
  })

  it('leads to the bank if a renewal needs the customer', async () => {
    const buyer = await openBuyer(server)
    const { id, product } = await subscribe(buyer)
    await changeCard(buyer, id, cards.authenticated)
    await pass(31)
    const receipt = `Your receipt from Channel alpha: ${product.name}`
    const asked = `Please confirm the renewal of ${product.name}`
    const mails = await expectMails(buyer, [receipt, asked])
    const { pay_url } = await rowOf(id)
    expect(mails.find(({ subject }) => subject === asked)?.text).toContain(`Confirm the payment:\n${pay_url}`)
  })

  it('says nothing of a dispute', async () => {
    const buyer = await openBuyer(server)
    const order = (await buyer.buyWith(cards.disputed, { type: 'subscription', id: monthly })).json.order
    await expect.poll(async () => (await rowOf(order.id)).payment_state, { timeout: 30_000 }).toBe('disputed')
    await settle(server.ctx, await alpha(), order.id)
    await expectMails(buyer, [`Your receipt from Channel alpha: ${order.product.name}`])
  })
})

describe('ahead of time', () => {
  it('a yearly renewal is announced 30 days before, once across two processes', async () => {
    const buyer = await openBuyer(server)
    await speak(buyer, 'bg')
    const { id } = await subscribe(buyer, yearly)
    const name = (await buyer.ask('/orders?language=bg')).json.items[0].product.name
    const receipt = `Вашата разписка от Channel alpha bg: ${name}`
    await told(server)
    await expectMails(buyer, [receipt])
    clockMs += 340 * dayMs
    await Promise.all([server, second, server, second].map(told))
    const { period_ends_at } = await rowOf(id)
    const day = new Intl.DateTimeFormat('bg', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(
      period_ends_at ?? 0,
    )
    await expectMails(buyer, [receipt, `„${name}“ се подновява на ${day}`])
    await told(server)
    const after = await openBuyer(server)
    const { product } = await buyPass(after)
    await expectMails(after, [`Your receipt from Channel alpha: ${product.name}`])
    expect(await mailsOf(await emailOf(buyer))).toHaveLength(2)
  })

  it('a trial is announced when it begins, before it ends, and when it is paid', async () => {
    const buyer = await openBuyer(server)
    const { json } = await buyer.ask('/stripe/subscription/start_trial', {
      subscription_id: monthly,
      payment_method_id: await buyer.enterCard('378282246310005'),
    })
    const { name } = json.product
    const begun = `Your free trial of ${name} has begun`
    const [mail] = await expectMails(buyer, [begun])
    expect(mail?.text).toContain('https://alpha.test:8443/profile/orders')
    const { period_ends_at } = await rowOf(json.id)
    clockMs += (period_ends_at?.getTime() ?? 0) - server.ctx.now().getTime() - 2 * dayMs
    await told(server)
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(
      period_ends_at ?? 0,
    )
    const ends = `Your free trial of ${name} ends on ${day}`
    await expectMails(buyer, [begun, ends])
    await pass(3)
    await expectMails(buyer, [begun, ends, `Your free trial is over: ${name} goes on`])
  })
})
