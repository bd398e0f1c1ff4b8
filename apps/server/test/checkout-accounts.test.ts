import { limits } from '@grandstand/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { customForms, orders, users } from '../src/db/tables.ts'
import { refundOrder, settle } from '../src/sale/payments/index.ts'
import { type Browser, openBrowser, person, registerPerson } from './browser.ts'
import { atProvider, buyInBrowser, cards, productId } from './buyer.ts'
import { addSoldGame } from './event-builder.ts'
import { openMailbox } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'

let time = new Date()
const laterMinutes = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000)
}
const server = await serveTests({
  channels: [
    buildSoldLeague('alpha', ({ products }) => {
      products.coupons.push({ code: 'HALF', percent: 50, products: [] })
    }),
    buildSoldLeague('beta'),
  ],
  now: () => time,
})
const mailbox = openMailbox(server)
const single = await productId(server, 'package', 'game')
const game = await addSoldGame(server, { stream_status: 'finished' })

const begin = (browser: Browser, email: string, more: object = {}) =>
  browser.post('/auth/checkout-account', { email, ...more })
const beginAnywhere = async (email: string, more: object = {}) =>
  begin(await openBrowser(server), email, more)
const buy = (browser: Browser, number = cards.good) =>
  buyInBrowser(server, browser, { type: 'event', id: game, package_id: single }, number)
const watch = async (browser: Browser) => (await browser.post(`/events/${game}/playback`)).status
/** A stranger's purchase in the name of somebody else's address. */
const buyAs = async (email: string) => {
  const stranger = await openBrowser(server)
  const { json } = await begin(stranger, email)
  expect((await buy(stranger)).json.order.status).toBe('paid')
  expect(await watch(stranger)).toBe(200)
  return { stranger, userId: json.user.id }
}
const expectLockedOut = async (stranger: Browser, email: string) => {
  expect((await stranger.get('/profile')).status).toBe(401)
  expect([401, 402]).toContain(await watch(stranger))
  await stranger.comeAgain()
  expect((await begin(stranger, email)).json.error.code).toBe('email_known')
}

/** As often as such mails have come to the address. */
const codeOf = async (email: string, count = 1): Promise<string> => {
  const find = async () =>
    (await mailbox.mailsTo(email)).flatMap(({ text }) => text.match(/^\d{6}$/m)?.[0] ?? [])
  await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBe(count)
  return (await find())[0] ?? ''
}
const requestCode = async (browser: Browser, email: string) =>
  expect((await browser.post('/auth/login-code-request', { email })).json).toEqual({ success: true })
const enterCode = (browser: Browser, email: string, code: string) =>
  browser.post('/auth/login-code', { email, code })

describe('an account that is made out of a purchase', () => {
  it('needs an address alone, is logged in in this browser, and buys and watches at once', async () => {
    const browser = await openBrowser(server)
    const { status, json } = await begin(browser, 'new@example.com', { language: 'fr' })
    expect(status).toBe(200)
    expect(json.user).toMatchObject({
      email: 'new@example.com',
      first_name: '',
      last_name: '',
      language: 'fr',
      email_verified: false,
      has_password: false,
    })
    const [row] = await server.ctx.db.select().from(users).where(eq(users.id, json.user.id))
    expect(row?.terms_accepted_at).toEqual(time)
    expect((await buy(browser)).json.order).toMatchObject({ status: 'paid', total: 999 })
    expect(await watch(browser)).toBe(200)
    for (const path of ['/profile', '/orders', '/stripe/list-cards'])
      expect((await browser.get(path)).status, path).toBe(200)
  })

  it('goes on when the same browser asks again, after a declined card too', async () => {
    const browser = await openBrowser(server)
    const first = await begin(browser, 'again@example.com')
    expect((await buy(browser, cards.declined)).json.error.code).toBe('card_declined')
    const second = await begin(browser, 'AGAIN@example.com')
    expect(second.json.user.id).toBe(first.json.user.id)
    expect((await buy(browser)).json.order.status).toBe('paid')
    expect((await begin(browser, 'other@example.com')).json.error.code).toBe('already_logged_in')
  })

  it('goes on with the secret of the attempt if the answer was lost, for ten minutes', async () => {
    const retry_token = 'a'.repeat(40)
    const first = await beginAnywhere('lost@example.com', { retry_token })
    const second = await beginAnywhere('lost@example.com', { retry_token })
    expect(second.json.user.id).toBe(first.json.user.id)
    const refusals = [{}, { retry_token: 'b'.repeat(40) }]
    for (const more of refusals)
      expect((await beginAnywhere('lost@example.com', more)).json.error.code).toBe('email_known')
    await beginAnywhere('lost-too@example.com', { retry_token })
    laterMinutes(10)
    expect((await beginAnywhere('lost@example.com', { retry_token })).json.error.code).toBe('email_known')
  })

  it('is refused where the address has one already, proven or not, and one of many at once makes it', async () => {
    await registerPerson(server, 'known@example.com')
    await beginAnywhere('begun@example.com')
    for (const email of ['known@example.com', 'KNOWN@example.com', 'begun@example.com']) {
      const { status, json } = await beginAnywhere(email)
      expect({ status, code: json.error.code }).toEqual({ status: 409, code: 'email_known' })
    }
    const answers = await Promise.all(Array.from({ length: 6 }, () => beginAnywhere('rush@example.com')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    // Another channel knows nothing of it.
    expect((await begin(await openBrowser(server, 'beta'), 'known@example.com')).status).toBe(200)
  })
})

describe('a purchase sets the basic pass', () => {
  const passOf = async (browser: Browser) =>
    (await browser.get('/custom-forms/passes')).json.fields.find(
      ({ name }: { name: string }) => name === 'basic-pass',
    ).value

  it('of an account that it makes, and of one that was there, even if the card is declined', async () => {
    const buyer = await openBrowser(server)
    await begin(buyer, 'pass@example.com')
    expect(await passOf(buyer)).toBe(1)
    const member = await registerPerson(server, 'pass-member@example.com')
    expect(await passOf(member)).toBe(null)
    expect((await buy(member, cards.declined)).json.error.code).toBe('card_declined')
    expect(await passOf(member)).toBe(1)
  })

  it('and leaves a choice that was made before', async () => {
    const member = await registerPerson(server, 'pass-other@example.com')
    await member.post('/custom-forms/passes', { fields: [{ name: 'basic-pass', value: 2 }] })
    expect((await buy(member)).json.order.status).toBe('paid')
    expect(await passOf(member)).toBe(2)
  })

  it('and buying works where the channel has no such form', async () => {
    await server.ctx.db.delete(customForms).where(eq(customForms.channel_id, server.betaId))
    const browser = await openBrowser(server, 'beta')
    expect((await begin(browser, 'no-form@example.com')).status).toBe(200)
  })
})

describe('a stranger who bought in the name of an address', () => {
  it('is out when its owner logs in by a code, and the owner has the purchase', async () => {
    const email = 'victim-code@example.com'
    const { stranger, userId } = await buyAs(email)
    const owner = await openBrowser(server)
    await requestCode(owner, email)
    const { json } = await enterCode(owner, email, await codeOf(email))
    expect(json.user).toMatchObject({ id: userId, email_verified: true })
    await expectLockedOut(stranger, email)
    expect((await owner.get('/orders')).json.items).toMatchObject([{ status: 'paid' }])
    expect(await watch(owner)).toBe(200)
  })

  it('is out when its owner resets the password, and the owner has the purchase', async () => {
    const email = 'victim-reset@example.com'
    const { stranger } = await buyAs(email)
    const owner = await openBrowser(server)
    await owner.post('/auth/password-reset-request', { email })
    const token = await mailbox.token(email, '/password-reset')
    await owner.post('/auth/password-reset', { token, password: 'a new password' })
    await expectLockedOut(stranger, email)
    expect((await owner.post('/v2/auth/login', { email, password: 'a new password' })).status).toBe(200)
    expect(await watch(owner)).toBe(200)
  })

  it('does not come back with the secret of the attempt', async () => {
    const email = 'victim-retry@example.com'
    const retry_token = 'c'.repeat(40)
    await beginAnywhere(email, { retry_token })
    const owner = await openBrowser(server)
    await requestCode(owner, email)
    expect((await enterCode(owner, email, await codeOf(email))).status).toBe(200)
    expect((await beginAnywhere(email, { retry_token })).json.error.code).toBe('email_known')
  })
})

describe('a card that a stranger saved in the name of an address', () => {
  const orderRow = async (id: number) => {
    const [row] = await server.ctx.db.select().from(orders).where(eq(orders.id, id))
    if (!row) throw new Error('no order')
    return row
  }
  const channelAlpha = async () => {
    const channel = await server.ctx.channels.findByKey('alpha')
    if (!channel) throw new Error('no channel')
    return channel
  }
  const listCards = async (browser: Browser) => (await browser.get('/stripe/list-cards')).json.items
  /** A stranger buys in the name of the address and saves the card; then its owner enters by a mailed code. */
  const claim = async (email: string, basket: object) => {
    const stranger = await openBrowser(server)
    await begin(stranger, email)
    const { json } = await buyInBrowser(server, stranger, { ...basket, save_card: true })
    expect(json.order.status).toBe('paid')
    const [card] = await listCards(stranger)
    expect(card).toMatchObject({ last4: '4242' })
    const { payment_customer_id } = await orderRow(json.order.id)
    const owner = await openBrowser(server)
    await requestCode(owner, email)
    expect((await enterCode(owner, email, await codeOf(email))).status).toBe(200)
    return { owner, cardId: card.id, orderId: json.order.id, customerId: payment_customer_id ?? '' }
  }
  const theGame = { type: 'event', id: game, package_id: single }

  it('is not the owner’s: not in a list, not in the portal, and it pays for nothing', async () => {
    const { owner, cardId, orderId, customerId } = await claim('card-claimed@example.com', theGame)
    expect(await listCards(owner)).toEqual([])
    const { url } = (await owner.get('/stripe/customer-portal')).json
    expect(await (await fetch(url)).text()).not.toContain('4242')
    const other = { ...theGame, id: await addSoldGame(server) }
    const withTheirs = await buyInBrowser(server, owner, { ...other, payment_method_id: cardId })
    expect(withTheirs.json.error.code).toBe('card_needed')
    const own = await buyInBrowser(server, owner, { ...other, save_card: true }, cards.other)
    expect((await orderRow(own.json.order.id)).payment_customer_id).not.toBe(customerId)
    expect(await listCards(owner)).toMatchObject([{ last4: '4444' }])
    // The provider keeps it no longer than we do.
    const keptCards = async () =>
      (await atProvider(server, `/v1/customers/${customerId}/payment_methods?type=card`)).data
    await expect.poll(keptCards, { timeout: 30_000 }).toEqual([])
    // What was paid with it is still an order like any other.
    const channel = await channelAlpha()
    expect((await settle(server.ctx, channel, orderId)).order.status).toBe('paid')
    await refundOrder(server.ctx, channel, orderId, { id: 1, amount: 999, keyNumber: 1 })
    expect((await settle(server.ctx, channel, orderId)).order.status).toBe('refunded')
  })

  it('renews no subscription: what was paid stays open until its end', async () => {
    const id = await productId(server, 'subscription', 'monthly')
    const { owner, orderId } = await claim('plan-claimed@example.com', { type: 'subscription', id })
    const order = async () => (await owner.get(`/orders/${orderId}`)).json
    await expect.poll(async () => (await order()).auto_renewal, { timeout: 30_000 }).toBe('cancelled')
    expect(await order()).toMatchObject({ status: 'paid', activity_status: 'active' })
    const plan = (await orderRow(orderId)).payment_subscription_id
    laterMinutes(32 * 24 * 60)
    await atProvider(server, '/sandbox/clock', { advance_seconds: 1 })
    expect(await atProvider(server, `/v1/subscriptions/${plan}`)).toMatchObject({ status: 'canceled' })
    const settled = await settle(server.ctx, await channelAlpha(), orderId)
    expect(settled.order.activity_status).toBe('expired')
  })

  it('waits with its end for an attempt that the bank still decides about', async () => {
    const email = 'bank-claimed@example.com'
    const stranger = await openBrowser(server)
    await begin(stranger, email)
    const { json } = await buy(stranger, cards.authenticated)
    expect(json.order.status).toBe('created')
    const owner = await openBrowser(server)
    await requestCode(owner, email)
    expect((await enterCode(owner, email, await codeOf(email))).status).toBe(200)
    const [intent] = json.client_secret.split('_secret_')
    await atProvider(server, '/sandbox/authenticate', { intent, outcome: 'pass' })
    await expect.poll(() => watch(owner)).toBe(200)
    expect(await listCards(owner)).toEqual([])
  })

  it('stays saved where the browser that paid proves the address itself', async () => {
    const email = 'card-kept@example.com'
    const browser = await openBrowser(server)
    await begin(browser, email)
    await buyInBrowser(server, browser, { ...theGame, save_card: true })
    const token = await mailbox.token(email, '/verify-email')
    expect((await browser.post('/auth/email-verify', { token })).status).toBe(200)
    expect(await listCards(browser)).toMatchObject([{ last4: '4242' }])
  })
})

describe('the receipt of a first purchase', () => {
  it('is the only mail: it says what and when, leads to the game, and sets a password', async () => {
    const email = 'one-mail@example.com'
    const browser = await openBrowser(server)
    await begin(browser, email)
    const { order } = (await buy(browser)).json
    const token = await mailbox.token(email, '/verify-email')
    const [mail, ...others] = await mailbox.mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toContain(order.product.name)
    expect(mail?.text).toContain(`/watch/${game}\n`)
    expect(mail?.text).toMatch(/Starts: .+ \(.+Time\)/)
    // In the browser that paid the link proves the address, and nothing ends.
    expect((await browser.post('/auth/email-verify', { token })).json).toEqual({
      success: true,
      reset_token: null,
    })
    const changed = await browser.post('/profile', { _method: 'patch', password: 'a new password' })
    expect(changed.json.user).toMatchObject({ email_verified: true, has_password: true, first_name: '' })
    await buy(browser)
    expect(await mailbox.mailsTo(email)).toHaveLength(1)
  })

  it('opened elsewhere drops the browser that paid, and its reader has the purchase', async () => {
    const email = 'victim-link@example.com'
    const { stranger, userId } = await buyAs(email)
    const owner = await openBrowser(server)
    const token = await mailbox.token(email, '/verify-email')
    const { json } = await owner.post('/auth/email-verify', { token })
    await expectLockedOut(stranger, email)
    const password = 'a new password'
    await owner.post('/auth/password-reset', { token: json.reset_token, password })
    const entered = await owner.post('/v2/auth/login', { email, password })
    expect(entered.json.user).toMatchObject({ id: userId, email_verified: true })
    expect((await owner.get('/orders')).json.items).toMatchObject([{ status: 'paid' }])
    expect(await watch(owner)).toBe(200)
  })

  it('leaves the link that a registration has mailed as it is', async () => {
    const email = 'registered@example.com'
    const browser = await registerPerson(server, email)
    const token = await mailbox.token(email, '/verify-email')
    const { order } = (await buy(browser)).json
    const receipts = async () =>
      (await mailbox.mailsTo(email)).filter(({ subject }) => subject.includes(order.product.name))
    await expect.poll(async () => (await receipts()).length, { timeout: 30_000 }).toBe(1)
    expect((await receipts())[0]?.text).not.toContain('/verify-email')
    expect((await browser.post('/auth/email-verify', { token })).status).toBe(200)
  })
})

describe('a mailed code', () => {
  it('logs in a proven account and leaves its password and sessions as they are', async () => {
    const email = 'proven@example.com'
    const elsewhere = await registerPerson(server, email)
    await elsewhere.post('/auth/email-verify', { token: await mailbox.token(email, '/verify-email') })
    const browser = await openBrowser(server)
    await requestCode(browser, email)
    const { json } = await enterCode(browser, email, await codeOf(email))
    expect(json.user).toMatchObject({ email, has_password: true })
    expect((await browser.get('/profile')).status).toBe(200)
    expect((await elsewhere.get('/profile')).status).toBe(200)
    const { password } = person
    const byPassword = await (await openBrowser(server)).post('/v2/auth/login', { email, password })
    expect(byPassword.status).toBe(200)
  })

  it('is asked for with the same answer where there is no account, and then nothing is mailed', async () => {
    const email = 'nobody-here@example.com'
    const browser = await openBrowser(server)
    await requestCode(browser, email)
    expect((await enterCode(browser, email, '123456')).json.error.code).toBe('wrong_login_code')
    await registerPerson(server, 'afterwards@example.com')
    await mailbox.token('afterwards@example.com', '/verify-email')
    expect(await mailbox.mailsTo(email)).toEqual([])
  })

  it('works once when many come with it at the same time', async () => {
    const email = 'parallel@example.com'
    await beginAnywhere(email)
    const browser = await openBrowser(server)
    await requestCode(browser, email)
    const code = await codeOf(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => enterCode(browser, email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of answers) expect([200, 400, 401, 409]).toContain(status)
  })

  it('works only in the browser that asked, for that address and channel, within ten minutes', async () => {
    const email = 'bound@example.com'
    await beginAnywhere(email)
    await beginAnywhere('bound-too@example.com')
    const browser = await openBrowser(server)
    await requestCode(browser, email)
    const code = await codeOf(email)
    await begin(await openBrowser(server, 'beta'), email)
    for (const other of [await openBrowser(server), await openBrowser(server, 'beta')])
      expect((await enterCode(other, email, code)).json.error.code).toBe('wrong_login_code')
    const ofAnother = await enterCode(browser, 'bound-too@example.com', code)
    expect(ofAnother.json.error.code).toBe('wrong_login_code')
    laterMinutes(10)
    expect((await enterCode(browser, email, code)).json.error.code).toBe('wrong_login_code')
  })

  it('may be tried five times, and then not even the right one opens', async () => {
    const email = 'tried@example.com'
    await beginAnywhere(email)
    const browser = await openBrowser(server)
    await requestCode(browser, email)
    const code = await codeOf(email)
    const wrong = code === '000000' ? '000001' : '000000'
    // A stranger's tries elsewhere use up none of these.
    const stranger = await openBrowser(server)
    for (let count = 0; count < limits.login_code.max; count += 1) await enterCode(stranger, email, wrong)
    for (let count = 0; count < limits.login_code.max; count += 1)
      expect((await enterCode(browser, email, wrong)).json.error.code).toBe('wrong_login_code')
    const sixth = await enterCode(browser, email, code)
    expect({ status: sixth.status, code: sixth.json.error.code }).toEqual({
      status: 429,
      code: 'too_many_requests',
    })
  })

  it('is replaced by a newer one, and no more than a few are mailed in an hour', async () => {
    const email = 'mailed@example.com'
    await beginAnywhere(email)
    const browser = await openBrowser(server)
    await requestCode(browser, email)
    const older = await codeOf(email)
    laterMinutes(1)
    await requestCode(browser, email)
    const newer = await codeOf(email, 2)
    if (older !== newer)
      expect((await enterCode(browser, email, older)).json.error.code).toBe('wrong_login_code')
    expect((await enterCode(browser, email, newer)).status).toBe(200)
    for (let count = 0; count < limits.login_code_mail.max; count += 1)
      await requestCode(await openBrowser(server, 'alpha', `203.0.113.${count}`), email)
    await codeOf(email, limits.login_code_mail.max)
  })
})

describe('a visitor without an account', () => {
  const basket = `type=event&id=${game}&package_id=${single}`

  it('sees the price, with a promo code too, and needs an account to buy or to save a card', async () => {
    const browser = await openBrowser(server)
    const { json } = await browser.get(`/stripe/price-lines?${basket}`)
    expect(json).toMatchObject({ total: 999, credit: 0, form: { publishable_key: expect.any(String) } })
    const halved = await browser.get(`/apply_coupon?coupon=half&${basket}`)
    expect(halved.json.total).toBeLessThan(999)
    expect((await buy(browser)).status).toBe(401)
    expect((await browser.post('/stripe/setup-intent')).status).toBe(401)
  })

  it('may try as many promo codes as a user', async () => {
    const browser = await openBrowser(server)
    for (let count = 0; count < limits.coupon.max; count += 1)
      expect((await browser.get(`/apply_coupon?coupon=NOPE&${basket}`)).status).toBe(400)
    expect((await browser.get(`/apply_coupon?coupon=HALF&${basket}`)).status).toBe(429)
  })
})
