import type { Page } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { countHand } from './support/count-hand.ts'
import { createHand, walkToCheckout } from './support/count-steps.ts'
import { becomePerson, createPerson } from './support/create-person.ts'
import { cards, enterCard, followTries } from './support/enter-card.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { watched } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { openBuyer } from './support/open-buyer.ts'
import { codeInMail } from './support/outbox.ts'
import { expect, test } from './support/test.ts'

/** One server for all, with live games that have a picture. */
const server = shareLiveServer()
let games: string[]

test.beforeAll(async () => {
  test.setTimeout(240_000)
  games = []
  for (const _ of ['to buy', 'to buy with a saved card']) {
    const { eventId } = await server.recordGame(20, 'paid')
    games.push(eventId)
  }
})

const main = (page: Page) => page.getByRole('main')
const payButton = (page: Page) => main(page).getByRole('button', { name: /^Pay \$/ })
const email = (page: Page) => main(page).getByLabel('Email')
const declined = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'Nothing has been charged' })
const youreIn = (page: Page) => main(page).getByRole('status').filter({ hasText: 'You’re in' })
const at = (path: string) => server.url + path

async function expectPlaying(page: Page, eventId: string | undefined): Promise<void> {
  await expect(page).toHaveURL(at(`/watch/${eventId}`))
  await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(10)
}

/** The checkout of a game that is still to come. */
async function openCheckout(page: Page, skip = 0): Promise<string> {
  const game = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming', skip })
  const { items } = await (await page.request.get('/api/packages?no_limit=1')).json()
  const single = items.find((one: { type: string }) => one.type === 'single_event')
  await page.goto(`/buy?type=event&id=${game.id}&package_id=${single.id}`)
  await expect(payButton(page)).toBeVisible()
  return String(game.id)
}

test(
  'a stranger opens a paid live game and watches it after two taps, an email and a card; the next is one tap',
  { tag: '@journey' },
  async ({ page }, info) => {
    test.setTimeout(240_000)
    const [game, next] = games
    const person = freshPerson(info)
    const hand = createHand(page)
    await openApp(page, at(`/watch/${game}?trk=poster`))
    await walkToCheckout(page, hand)
    // Nothing leads away but the cross.
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await payButton(page).click()
    await expect(main(page)).toContainText('A valid email address is required')
    await expectAccessible(page)
    await hand.type(email(page), person.email)
    await hand.enterCard(cards.good)
    const sent = page.waitForRequest('**/api/stripe/buy')
    await hand.tap(payButton(page))
    expect((await sent).postDataJSON()).toMatchObject({ trk: 'poster', terms: true })
    await expectPlaying(page, game)
    await expect(youreIn(page)).toBeInViewport()
    await expect(main(page)).toContainText(`Receipt sent to ${person.email}`)
    // The gate and the button; the address besides the card.
    expect([hand.taps, hand.fields]).toEqual([2, 1])
    await expectAccessible(page)

    await openApp(page, at(`/watch/${next}`))
    await expect(main(page)).toContainText('Visa ending in 4242')
    await expectAccessible(page)
    const again = createHand(page)
    await again.tap(main(page).getByRole('button', { name: 'Pay $9.99 and watch' }))
    await expectPlaying(page, next)
    await expect(youreIn(page)).toBeVisible()
    expect([again.taps, again.fields]).toEqual([1, 0])

    await openApp(page, at('/profile'))
    await expect(main(page).getByRole('article')).toHaveCount(2)
    await expect(main(page).getByText('Paid', { exact: true })).toHaveCount(2)
    await expectAccessible(page)
    await openApp(page, at('/profile/transactions'))
    await expect(main(page).getByRole('row', { name: /\$9\.99 Paid/ })).toHaveCount(2)
    await expect(main(page).getByRole('link', { name: /^Open the receipt/ })).toHaveCount(2)
    await expectAccessible(page)
  },
)

test('a stranger pays with a wallet: nothing is typed', async ({ page }) => {
  test.setTimeout(180_000)
  const [game] = games
  // Counted by the page, whatever this test calls a tap.
  const buyer = await countHand(page)
  await openApp(page, at(`/watch/${game}`))
  await walkToCheckout(page, createHand(page))
  const wallets = page.frameLocator('main iframe[title="Wallets"]')
  await wallets.getByRole('button', { name: 'Apple Pay' }).click()
  const opened: string[] = []
  page.on('request', asked => {
    if (asked.url().endsWith(`/events/${game}/playback`)) opened.push(asked.method())
  })
  const pay = page
    .getByRole('dialog')
    .frameLocator('iframe')
    .getByRole('button', { name: 'Pay with Apple Pay' })
  await expect(pay).toBeVisible()
  await expectAccessible(page)
  await pay.click()
  await expectPlaying(page, game)
  await expect(youreIn(page)).toBeVisible()
  // The gate, the wallet, and its sheet.
  expect(buyer).toEqual({ presses: 3, fields: 0 })
  // The one that was opened while the page of the game was on its way.
  expect(opened).toEqual(['POST'])
})

test('a wallet that was refused, or waits for a log-in, charges nobody who types a card', {
  tag: '@once',
}, async ({ page, context }) => {
  test.setTimeout(180_000)
  const wallets = page.frameLocator('main iframe[title="Wallets"]')
  const payByWallet = async () => {
    await wallets.getByRole('button', { name: 'Google Pay' }).click()
    const sheet = page.getByRole('dialog', { name: 'Google Pay' })
    await sheet.frameLocator('iframe').getByRole('button', { name: 'Pay with Google Pay' }).click()
  }
  const held = main(page).getByText('Paying with Google Pay')

  await openCheckout(page, 8)
  // The line breaks before there is an account.
  await page.route('**/api/auth/checkout-account', route => route.abort())
  await payByWallet()
  const refused = page.getByRole('dialog', { name: 'Google Pay' }).frameLocator('iframe')
  await expect(refused.getByText('That did not work.')).toBeVisible()
  await expect(main(page).getByRole('alert').first()).toBeVisible()
  await expect(held).toHaveCount(0)
  await page.unroute('**/api/auth/checkout-account')
  const address = await email(page).inputValue()
  expect(address).toContain('@wallet.example')
  await enterCard(page, cards.other)
  await payButton(page).click()
  await expect(youreIn(page)).toBeVisible()
  await expect(main(page)).toContainText('4444')

  // Another browser, but for its wallet: this one may go on with the account that it made.
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await openCheckout(page, 9)
  await payByWallet()
  await expect(main(page)).toContainText('This address has an account')
  await expect(held).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Change' }).click()
  await expect(held).toHaveCount(0)
  await payByWallet()
  await expect(held).toBeVisible()
  await enterCard(page, cards.other)
  await expect(held).toHaveCount(0)
})

test(
  'a buyer takes the pass instead of the game: sum, wallets and button follow, and what is typed stays',
  { tag: '@once' },
  async ({ page }, info) => {
    test.setTimeout(180_000)
    const person = freshPerson(info)
    const game = await openCheckout(page, 6)
    const [single, pass] = [/^This game/, /^All .* games/].map(name =>
      main(page).getByRole('radio', { name }),
    )
    await expect(single ?? main(page)).toBeChecked()
    await expect(main(page)).toContainText(/Pays off after \d|One by one, the games left cost less/)
    await email(page).fill(person.email)
    await enterCard(page, cards.good)
    await main(page).getByRole('button', { name: 'Promo code' }).click()
    await main(page).getByLabel('Promo code').fill('gate5')
    await main(page).getByRole('button', { name: 'Apply' }).click()
    await expect(main(page).getByRole('button', { name: 'Pay $4.99' })).toBeVisible()
    await pass?.check()
    await expect(main(page).getByRole('button', { name: 'Pay $29.99' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/buy\\?type=package&.*event_id=${game}$`))
    await expect(email(page)).toHaveValue(person.email)
    const number = page.frameLocator('main iframe[title="Card number"]').getByLabel('Card number')
    await expect(number).toHaveValue('4242 4242 4242 4242')
    await expectAccessible(page)
    const wallets = page.frameLocator('main iframe[title="Wallets"]')
    await wallets.getByRole('button', { name: 'Google Pay' }).click()
    const sheet = page.getByRole('dialog', { name: 'Google Pay' })
    await expect(sheet.frameLocator('iframe').getByText('$29.99').first()).toBeVisible()
    await sheet.getByRole('button', { name: 'Cancel: nothing is charged' }).click()
    await single?.check()
    await expect(main(page).getByRole('button', { name: 'Pay $4.99' })).toBeVisible()
    await pass?.check()
    // A reload keeps what is chosen.
    await page.reload()
    await expect(pass ?? main(page)).toBeChecked()
    await email(page).fill(person.email)
    await enterCard(page, cards.good)
    const sent = page.waitForRequest('**/api/stripe/buy')
    await main(page).getByRole('button', { name: 'Pay $29.99' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ type: 'package', coupon: 'gate5' })
    await expect(youreIn(page)).toBeVisible()

    const only = await findEvent(page.request, { type: 'ppv', stream_status: 'upcoming' })
    await page.goto(`/buy?type=event&id=${only.id}`)
    await expect(payButton(page)).toBeVisible()
    await expect(main(page).getByRole('radio', { name: /game/ })).toHaveCount(0)
  },
)

test('an address that has an account asks for its password, or a code by mail, and the card stays', async ({
  page,
  context,
}, info) => {
  test.setTimeout(180_000)
  const person = freshPerson(info)
  await createPerson(page.request, person)
  await context.clearCookies()
  await openCheckout(page)
  await email(page).fill(person.email)
  await enterCard(page, cards.good)
  await payButton(page).click()
  await expect(main(page)).toContainText('This address has an account')
  await main(page).getByLabel('Password', { exact: true }).fill('not the password')
  await payButton(page).click()
  await expect(main(page)).toContainText('Invalid email or password')
  await expectAccessible(page)
  await main(page).getByLabel('Password', { exact: true }).fill(person.password)
  await payButton(page).click()
  await expect(youreIn(page)).toBeVisible()

  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await openCheckout(page, 1)
  await email(page).fill(person.email)
  await enterCard(page, cards.good)
  await payButton(page).click()
  await main(page).getByRole('button', { name: 'Mail me a code instead' }).click()
  await main(page).getByLabel('Code from the mail').fill('000000')
  await payButton(page).click()
  await expect(main(page)).toContainText('The code is wrong or no longer valid')
  await main(page)
    .getByLabel('Code from the mail')
    .fill(await codeInMail(person.email))
  await payButton(page).click()
  await expect(youreIn(page)).toBeVisible()
})

test('the bank asks in a sheet over the checkout; what it refuses is said there, and paid with another card', async ({
  page,
}, info) => {
  test.setTimeout(180_000)
  const tries = followTries(page)
  const person = freshPerson(info)
  const game = await openCheckout(page, 2)
  const checkout = page.url()
  const again = main(page).getByRole('button', { name: /^Try again · \$/ })
  await email(page).fill(person.email)
  await enterCard(page, cards.noFunds)
  await payButton(page).click()
  await expect(declined(page)).toContainText('There is not enough money on this card.')
  await enterCard(page, cards.declined)
  await again.click()
  await expect(declined(page)).toContainText('Your bank said no.')
  await expect(email(page)).toHaveValue(person.email)
  const number = page.frameLocator('main iframe[title="Card number"]').getByLabel('Card number')
  await expect(number).toHaveValue('4000 0000 0000 0002')
  await expectAccessible(page)

  await enterCard(page, cards.asksBank)
  const sheet = page.getByRole('dialog', { name: 'Your bank wants to know it’s you' })
  await again.click()
  await expect(sheet.frameLocator('iframe').getByText('$9.99 · Visa •••• 3184')).toBeVisible()
  await sheet.getByRole('button', { name: 'Cancel: nothing is charged' }).click()
  await expect(declined(page)).toBeVisible()
  await again.click()
  await sheet.frameLocator('iframe').getByRole('button', { name: 'Complete the check' }).click()
  await expect(youreIn(page)).toBeVisible()
  await expect(main(page).getByRole('timer')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Remind me' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', /\.ics/)
  await expectAccessible(page)
  expect(new Set(tries).size).toBe(4)

  // A purchase is shown, and not sold again; a try that came to nothing says so.
  await page.goto(checkout)
  await expect(main(page).getByRole('heading', { name: 'You have already bought this' })).toBeVisible()
  await page.goto('/profile/transactions')
  await expect(main(page).getByRole('row', { name: /\$9\.99 Not charged/ })).toHaveCount(3)
  await expect(main(page).getByRole('row', { name: /\$9\.99 Paid/ })).toHaveCount(1)
  expect(game).not.toBe('')
})

test(
  'a bank that needs a whole page leads back to a payment that is being confirmed, as the server draws it',
  { tag: '@once' },
  async ({ page, browser }, info) => {
    test.setTimeout(180_000)
    const person = freshPerson(info)
    await openCheckout(page, 3)
    await email(page).fill(person.email)
    await enterCard(page, cards.leadsAway)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Fail the check' }).click()
    await expect(declined(page)).toBeVisible()
    await enterCard(page, cards.leadsAway)
    await main(page)
      .getByRole('button', { name: /^Try again · \$/ })
      .click()
    const back = page.waitForResponse(answer => /\/buy\?order=\d+/.test(answer.url()) && answer.ok())
    await page.getByRole('button', { name: 'Complete the check' }).click()
    const drawn = await (await back).text()
    for (const text of ['Confirming your payment', '$9.99 · Visa 3155', person.email])
      expect(drawn).toContain(text)
    await expect(youreIn(page)).toBeVisible()
    // For the buyer's eyes alone.
    const stranger = await browser.newContext()
    const seen = await (await stranger.request.get((await back).url())).text()
    expect(seen).not.toContain(person.email)
    await stranger.close()
  },
)

test(
  'a buyer whose answer was lost reloads: the same attempt, charged once, and what they bought is theirs',
  { tag: '@once' },
  async ({ page }, info) => {
    const tries = followTries(page)
    const game = await openCheckout(page, 4)
    await email(page).fill(freshPerson(info).email)
    await enterCard(page, cards.good)
    await page.route('**/api/stripe/buy', async route => {
      await route.fetch()
      await route.abort()
    })
    await payButton(page).click()
    await expect(main(page).getByText('We do not know whether you have paid')).toBeVisible()
    await page.unroute('**/api/stripe/buy')
    await page.reload()
    // It was paid after all, and the server says so.
    await expect(main(page).getByRole('heading', { name: 'You have already bought this' })).toBeVisible()
    await main(page).getByRole('link', { name: 'See the game' }).click()
    await expect(page).toHaveURL(`/watch/${game}`)
    await page.goto('/profile/transactions')
    await expect(main(page).getByRole('row', { name: /\$9\.99/ })).toHaveCount(1)
    expect(tries).toHaveLength(1)
  },
)

test(
  'a game whose sale ends while its buyer types says so in place, and nothing is charged',
  { tag: '@once' },
  async ({ page }, info) => {
    test.setTimeout(180_000)
    const game = await server.takeGame('paid')
    await openApp(page, at(`/watch/${game}`))
    await walkToCheckout(page, createHand(page))
    await email(page).fill(freshPerson(info).email)
    await enterCard(page, cards.good)
    await server.startGame(game)
    await payButton(page).click()
    await expect(main(page).getByRole('heading', { name: 'There is nothing to watch yet' })).toBeVisible()
    await expect(main(page)).toContainText('Nothing has been charged.')
    await expect(main(page).getByRole('button', { name: 'Tell me when it starts' })).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('link', { name: 'See all passes' }).click()
    await expect(page).toHaveURL(at(`/select-package/${game}`))
    await openApp(page, at('/profile/transactions'))
    await expect(main(page)).toContainText('No payments yet')
  },
)

test('without a line the button waits and says so', { tag: '@once' }, async ({ page, context }) => {
  await openCheckout(page, 5)
  // The server draws the checkout; what follows the line comes with the form.
  await expect(page.locator('main iframe[title="Wallets"]')).toBeVisible()
  await context.setOffline(true)
  await expect(main(page).getByRole('button', { name: 'Waiting for the connection…' })).toBeDisabled()
  await expect(main(page)).toContainText('Your card has not been charged')
  await context.setOffline(false)
  await expect(payButton(page)).toBeEnabled()
})

test(
  'a promo code takes off a part, or everything: then no card is asked for',
  { tag: '@once' },
  async ({ page }, info) => {
    await becomePerson(page, freshPerson(info))
    await openCheckout(page, 2)
    await main(page).getByRole('button', { name: 'Promo code' }).click()
    await main(page).getByLabel('Promo code').fill('NOPE')
    await main(page).getByRole('button', { name: 'Apply' }).click()
    await expect(main(page)).toContainText('Wrong promo code')
    await main(page).getByLabel('Promo code').fill('gate5')
    await main(page).getByRole('button', { name: 'Apply' }).click()
    await expect(main(page)).toContainText('−$5.00')
    await page.reload()
    await expect(main(page)).toContainText('−$5.00')
    await main(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await main(page).getByRole('button', { name: 'Promo code' }).click()
    await main(page).getByLabel('Promo code').fill('FIRSTGAME')
    await main(page).getByRole('button', { name: 'Apply' }).click()
    await expect(main(page)).toContainText('No card is needed.')
    await expect(main(page)).not.toContainText('$0.00')
    await expect(page.locator('main iframe')).toHaveCount(0)
    await main(page).getByRole('button', { name: 'Get it now' }).click()
    await expect(youreIn(page)).toBeVisible()
  },
)

test(
  'a team pass is bought for the chosen team, counts the game that was bought, and is marked',
  {
    tag: '@once',
  },
  async ({ page }, info) => {
    test.setTimeout(180_000)
    await becomePerson(page, freshPerson(info))
    await openCheckout(page, 3)
    await enterCard(page, cards.good)
    await payButton(page).click()
    await expect(youreIn(page)).toBeVisible()

    const { participants } = await findEvent(page.request, {
      type: 'paid',
      stream_status: 'upcoming',
      skip: 3,
    })
    const team = participants[0]
    await openApp(page, '/packages')
    await main(page)
      .getByRole('link', { name: /^Team Pass/ })
      .click()
    await main(page).getByLabel('Your team').selectOption(String(team?.id))
    await main(page)
      .getByRole('link', { name: /^Buy .*: Team Pass/ })
      .click()
    await expect(main(page)).toContainText('Games that you already bought')
    await expect(main(page)).toContainText('−$9.99')
    await payButton(page).click()
    await expect(youreIn(page)).toBeVisible()
    await main(page).getByRole('link', { name: 'Your orders' }).click()
    await expect(main(page)).toContainText(`Team Pass: ${team?.name}`)
    await openApp(page, '/packages')
    await main(page)
      .getByRole('link', { name: /^Team Pass/ })
      .click()
    await main(page).getByLabel('Your team').selectOption(String(team?.id))
    await expect(main(page).getByText('You have this.')).toBeVisible()
  },
)

test(
  'a trial costs nothing now, opens everything, and its renewal is cancelled in the profile',
  {
    tag: '@once',
  },
  async ({ page }, info) => {
    test.setTimeout(180_000)
    await becomePerson(page, freshPerson(info))
    await openApp(page, '/packages')
    await main(page)
      .getByRole('link', { name: /^All Access Annual .*Try free/ })
      .click()
    await expect(main(page)).toContainText('Free for 30 days')
    await enterCard(page, cards.good)
    await main(page).getByRole('button', { name: 'Start the free trial' }).click()
    await expect(youreIn(page)).toBeVisible()
    await main(page).getByRole('link', { name: 'Your orders' }).click()
    const order = main(page).getByRole('article', { name: 'All Access Annual' })
    await expect(order).toContainText('Active')
    await expect(order).toContainText('Auto-renewal: active')
    await order.getByRole('button', { name: 'Cancel the renewal' }).click()
    await page
      .getByRole('dialog', { name: 'Cancel the renewal?' })
      .getByRole('button', { name: 'Cancel the renewal' })
      .click()
    await expect(order).toContainText('The renewal is cancelled.')
    await page.reload()
    await expect(order).toContainText('Auto-renewal: cancelled')
    await expect(order).toContainText('Active')
    await openApp(page, '/packages')
    await expect(main(page).getByText(/^Yours until/)).toBeVisible()
    await expect(main(page).getByText('You have a subscription.')).toBeVisible()
  },
)

test(
  'cards are kept in the profile, and only the profile and the checkout allow the provider',
  {
    tag: '@once',
  },
  async ({ page }, info) => {
    await becomePerson(page, freshPerson(info))
    await openApp(page, '/profile')
    await main(page).getByRole('link', { name: 'Cards' }).click()
    await main(page).getByRole('button', { name: 'Add a card' }).click()
    await enterCard(page, cards.good)
    await main(page).getByRole('button', { name: 'Save this card' }).click()
    await expect(main(page)).toContainText('Visa ending in 4242')
    await expectAccessible(page)
    const policyOf = async (path: string) =>
      (await page.request.get(path)).headers()['content-security-policy'] ?? ''
    const sandbox = /script-src 'self' (http:\/\/127\.0\.0\.1:\d+)/
    for (const path of ['/buy', '/profile/cards']) expect(await policyOf(path)).toMatch(sandbox)
    for (const path of ['/', '/packages', '/profile', '/profile/orders', '/login', '/watch/1'])
      expect(await policyOf(path)).not.toContain('127.0.0.1')
  },
)

test(
  'a purchase opens in every tab, a dispute ends the picture, a won dispute restores it, and a refund ends it for good',
  { tag: '@once' },
  async ({ page, context }, info) => {
    test.setTimeout(240_000)
    const [game] = games
    const other = await context.newPage()
    await openApp(other, at(`/watch/${game}`))
    await expect(main(other).getByRole('link', { name: /^Watch live · \$9\.99/ })).toBeVisible()

    const buyer = await openBuyer(page, server.url, freshPerson(info), cards.good)
    const { items } = await (await page.request.get(at('/api/packages?no_limit=1'))).json()
    const single = items.find((one: { type: string }) => one.type === 'single_event')
    await buyer.buy({ type: 'event', id: Number(game), package_id: single.id })
    const { data } = await buyer.provider(`/v1/payment_intents?customer=${buyer.customer}`)
    const [{ id: payment_intent, latest_charge: charge }] = data
    // A visitor's page a moment ago.
    await expect(main(other).getByRole('button', { name: 'Watch live' })).toBeVisible()

    await openApp(page, at(`/watch/${game}`))
    const watch = main(page).getByRole('button', { name: 'Watch live' })
    await watch.click()
    await expectPlaying(page, game)

    const { id: dispute } = await buyer.provider('/sandbox/disputes', { charge, reason: 'fraudulent' })
    // With a saved card the gate takes the payment itself.
    const pay = { name: 'Pay $9.99 and watch' }
    for (const one of [page, other]) await expect(main(one).getByRole('button', pay)).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    await main(page).getByRole('button', { name: 'Bought it already?' }).click()
    await expect(page.getByRole('dialog')).toContainText('The payment is disputed at the bank.')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    await buyer.provider('/sandbox/disputes/decide', { dispute, outcome: 'won' })
    await watch.click()
    await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(10)

    await buyer.provider('/v1/refunds', { payment_intent })
    for (const one of [page, other]) await expect(main(one).getByRole('button', pay)).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    await openApp(page, at('/profile/transactions'))
    await expect(main(page).getByRole('row', { name: /\$9\.99 Refunded/ })).toBeVisible()
  },
)

test(
  'a subscription renews by itself; an unpaid one says so until it is paid',
  { tag: '@once' },
  async ({ page }, info) => {
    test.setTimeout(240_000)
    const buyer = await openBuyer(page, server.url, freshPerson(info), cards.good)
    const { items } = await (await page.request.get(at('/api/subscriptions?no_limit=1'))).json()
    const monthly = items.find((one: { offer: string }) => one.offer === 'monthly')
    await buyer.buy({ type: 'subscription', id: monthly.id })
    await openApp(page, at('/profile/transactions'))
    const rows = main(page).getByRole('row', { name: /Paid/ })
    await expect(rows).toHaveCount(1)
    const letAMonthPass = () => buyer.provider('/sandbox/clock', { advance_seconds: 31 * 86_400 })
    await letAMonthPass()
    // On the open page, by itself.
    await expect(rows).toHaveCount(2)
    await expect(main(page).getByRole('row', { name: /Renewal.* Paid/ })).toHaveCount(1)

    const { data: plans } = await buyer.provider(`/v1/subscriptions?customer=${buyer.customer}`)
    const bad = await buyer.enterCard(cards.failsLater)
    await buyer.provider(`/v1/payment_methods/${bad}/attach`, { customer: buyer.customer })
    await buyer.provider(`/v1/subscriptions/${plans[0].id}`, { default_payment_method: bad })
    await letAMonthPass()
    const banner = page.getByRole('alert').filter({ hasText: 'The last renewal was not paid' })
    await expect(banner).toBeVisible()
    await banner.getByRole('link', { name: 'Pay now' }).click()
    await page.getByLabel('Card number').fill(cards.good)
    await page.getByLabel('Expires').fill('12 / 40')
    await page.getByLabel('Security code').fill('123')
    await page.getByLabel('Postal code').fill('12345')
    await page.getByRole('button', { name: /^Pay / }).last().click()
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
    await openApp(page, at('/profile/transactions'))
    await expect(rows).toHaveCount(3)
    await expect(banner).toHaveCount(0)
  },
)

test(
  'another plan is chosen on the provider’s page and applies to the order from then on',
  { tag: '@once' },
  async ({ page }, info) => {
    const buyer = await openBuyer(page, server.url, freshPerson(info), cards.good)
    const { items } = await (await page.request.get(at('/api/subscriptions?no_limit=1'))).json()
    const byOffer = (offer: string) => items.find((one: { offer: string }) => one.offer === offer)
    await buyer.buy({ type: 'subscription', id: byOffer('monthly').id })
    await openApp(page, at('/profile'))
    await expect(main(page).getByRole('article', { name: byOffer('monthly').name })).toBeVisible()
    await openApp(page, at('/profile/cards'))
    await main(page).getByRole('button', { name: 'Open the payment portal' }).click()
    await page.getByRole('button', { name: `Change to ${byOffer('annual').name}` }).click()
    await page.getByRole('link', { name: 'Go back' }).click()
    await expect(page).toHaveURL(at('/profile'))
    await expect(main(page).getByRole('article', { name: byOffer('annual').name })).toBeVisible()
  },
)
