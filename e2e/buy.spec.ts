import type { Page } from '@playwright/test'
import { freshPerson, openApp, registerPerson } from './support/account.ts'
import { becomePerson } from './support/create-person.ts'
import { cards, enterCard, followTries } from './support/enter-card.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { watched } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { openBuyer } from './support/open-buyer.ts'
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
const at = (path: string) => server.url + path

async function expectPlaying(page: Page, eventId: string | undefined): Promise<void> {
  await expect(page).toHaveURL(at(`/watch/${eventId}`))
  await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(10)
}

/** The checkout of a game that is still to come. */
async function openCheckout(page: Page, skip = 0): Promise<string> {
  const game = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming', skip })
  await page.goto(`/select-package/${game.id}`)
  await main(page)
    .getByRole('link', { name: /^Buy .*: This game/ })
    .click()
  await expect(payButton(page)).toBeVisible()
  return String(game.id)
}

test(
  'a visitor opens a paid live game, registers, pays and watches; with the saved card the next is three taps away',
  { tag: '@journey' },
  async ({ page }, info) => {
    test.setTimeout(240_000)
    const [game, next] = games
    await openApp(page, at(`/watch/${game}?trk=poster`))
    await main(page)
      .getByRole('link', { name: /^Watch live · \$9\.99/ })
      .click()
    await main(page)
      .getByRole('link', { name: /^Buy .*: This game/ })
      .click()
    await expect(page).toHaveURL(at('/login'))
    await main(page).getByRole('link', { name: 'New here? Create an account' }).click()
    await registerPerson(page, freshPerson(info))

    await expect(page).toHaveURL(new RegExp(`/buy\\?type=event&id=${game}&package_id=\\d+$`))
    await expect(main(page)).toContainText('$8.99')
    await expect(main(page)).toContainText('$1.00')
    await payButton(page).click()
    await expect(main(page)).toContainText('Please select one of your saved cards or enter new one')
    await expect(main(page)).toContainText('Please accept terms & conditions')
    await expectAccessible(page)
    await enterCard(page, cards.good)
    await main(page).getByRole('checkbox', { name: /terms/ }).check()
    const sent = page.waitForRequest('**/api/stripe/buy')
    await payButton(page).click()
    expect((await sent).postDataJSON()).toMatchObject({ trk: 'poster' })
    await expectPlaying(page, game)

    await openApp(page, at(`/watch/${next}`))
    await main(page)
      .getByRole('link', { name: /^Watch live · \$9\.99/ })
      .click()
    await main(page)
      .getByRole('link', { name: /^Buy .*: This game/ })
      .click()
    await expect(main(page).getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
    await payButton(page).click()
    await expectPlaying(page, next)

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

test(
  'a declined card leads back to the filled page; the bank’s check is passed, or failed, on its own page',
  { tag: '@once' },
  async ({ page }, info) => {
    test.setTimeout(180_000)
    await becomePerson(page, freshPerson(info))
    const tries = followTries(page)
    const game = await openCheckout(page)
    const checkout = page.url()
    await enterCard(page, cards.declined)
    await main(page).getByRole('checkbox', { name: /terms/ }).check()
    await payButton(page).click()
    const popup = page.getByRole('dialog', { name: 'The payment did not go through' })
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Try another card' }).click()

    await enterCard(page, cards.asksBank)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Fail the check' }).click()
    await expect(popup).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/buy\\?type=event&id=${game}&`))
    await popup.getByRole('button', { name: 'Try another card' }).click()

    await enterCard(page, cards.asksBank)
    await main(page).getByRole('checkbox', { name: /terms/ }).check()
    await payButton(page).click()
    await page.getByRole('button', { name: 'Complete the check' }).click()
    await expect(page).toHaveURL(`/watch/${game}`)
    await expect(page.getByText('You have access to this game.')).toBeVisible()
    expect(new Set(tries).size).toBe(3)

    // A purchase is shown, and not sold again.
    await page.goto(checkout)
    await expect(main(page).getByRole('heading', { name: 'You have already bought this' })).toBeVisible()
  },
)

test(
  'an attempt keeps its name when its answer is lost and the page is reloaded, and is charged once',
  {
    tag: '@once',
  },
  async ({ page }, info) => {
    await becomePerson(page, freshPerson(info))
    const tries = followTries(page)
    const game = await openCheckout(page, 1)
    await enterCard(page, cards.good)
    await main(page).getByRole('checkbox', { name: /terms/ }).check()
    await page.route('**/api/stripe/buy', async route => {
      await route.fetch()
      await route.abort()
    })
    await payButton(page).click()
    await expect(page.getByRole('dialog', { name: 'We do not know whether you have paid' })).toBeVisible()
    await page.unroute('**/api/stripe/buy')
    await page.reload()
    // It was paid after all, and the server says so.
    await expect(main(page).getByRole('heading', { name: 'You have already bought this' })).toBeVisible()
    await main(page).getByRole('link', { name: 'Watch now' }).click()
    await expect(page).toHaveURL(`/watch/${game}`)
    await page.goto('/profile/transactions')
    await expect(main(page).getByRole('row', { name: /\$9\.99/ })).toHaveCount(1)
    expect(tries).toHaveLength(1)
  },
)

test(
  'a promo code takes off a part, or everything: then no card is asked for',
  { tag: '@once' },
  async ({ page }, info) => {
    await becomePerson(page, freshPerson(info))
    const game = await openCheckout(page, 2)
    await main(page).getByRole('button', { name: 'I have a promo code' }).click()
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
    await main(page).getByRole('button', { name: 'I have a promo code' }).click()
    await main(page).getByLabel('Promo code').fill('FIRSTGAME')
    await main(page).getByRole('button', { name: 'Apply' }).click()
    await expect(main(page)).toContainText('No card is needed.')
    await expect(main(page)).not.toContainText('$0.00')
    await expect(page.locator('main iframe')).toHaveCount(0)
    await main(page).getByRole('checkbox', { name: /terms/ }).check()
    await main(page).getByRole('button', { name: 'Get it now' }).click()
    await expect(page).toHaveURL(`/watch/${game}`)
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
    const game = await openCheckout(page, 3)
    await enterCard(page, cards.good)
    await main(page).getByRole('checkbox', { name: /terms/ }).check()
    await payButton(page).click()
    await expect(page).toHaveURL(`/watch/${game}`)

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
    await expect(main(page).getByRole('heading', { name: 'You are in!' })).toBeVisible()
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
    await main(page).getByRole('checkbox', { name: /terms/ }).check()
    await main(page).getByRole('button', { name: 'Start the free trial' }).click()
    await expect(main(page).getByRole('heading', { name: 'You are in!' })).toBeVisible()
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
    const gate = /^Watch live · \$9\.99/
    const other = await context.newPage()
    await openApp(other, at(`/watch/${game}`))
    await expect(main(other).getByRole('link', { name: gate })).toBeVisible()

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
    for (const one of [page, other]) await expect(main(one).getByRole('link', { name: gate })).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    await main(page).getByRole('button', { name: 'Bought it already?' }).click()
    await expect(page.getByRole('dialog')).toContainText('The payment is disputed at the bank.')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    await buyer.provider('/sandbox/disputes/decide', { dispute, outcome: 'won' })
    await watch.click()
    await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(10)

    await buyer.provider('/v1/refunds', { payment_intent })
    for (const one of [page, other]) await expect(main(one).getByRole('link', { name: gate })).toBeVisible()
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
