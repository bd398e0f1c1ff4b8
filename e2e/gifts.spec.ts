import type { Page } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { giveGame } from './support/buy-game.ts'
import { becomePerson, createPerson } from './support/create-person.ts'
import { cards, enterCard } from './support/enter-card.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { makeGame } from './support/make-game.ts'
import { codeInMail, linkInMail } from './support/outbox.ts'
import { expect, test } from './support/test.ts'

test(
  'a gift is opened by its link without an account, and its buyer sees that, sends another again and takes it back',
  { tag: '@journey' },
  async ({ page, browser, baseURL }, info) => {
    const person = freshPerson(info)
    const apiKey = await becomePerson(page, person)
    const game = await makeGame(baseURL ?? '')
    const [friend, other] = ['friend', 'other'].map(name => person.email.replace('@', `-${name}@`))
    if (!friend || !other) throw new Error('no addresses')
    await giveGame(page.request, apiKey, game, { email: friend, message: 'Enjoy the final!' })
    await giveGame(page.request, apiKey, game, { email: other, message: '' })

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() })
    const phone = await elsewhere.newPage()
    await openApp(phone, await linkInMail(friend, '/gift'))
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('A gift for you')
    const main = phone.getByRole('main')
    await expect(main).toContainText(`${person.firstName} has a gift for you.`)
    await expect(main).toContainText('Enjoy the final!')
    await expect(phone.getByLabel('Email')).toHaveValue(friend)
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Open the gift' }).click()
    await expect(main.getByRole('status')).toContainText('It is yours')
    await expectAccessible(phone)
    await main.getByRole('link', { name: 'Watch' }).click()
    await expect(phone).toHaveURL(`/watch/${game}`)
    await expect(phone.getByRole('link', { name: /^Buy/ })).toHaveCount(0)
    await openApp(phone, '/profile/orders')
    await expect(main.getByRole('region', { name: 'Gifts' })).toContainText('A gift that you opened')
    await elsewhere.close()

    await openApp(page, '/profile/orders')
    const gifts = page.getByRole('region', { name: 'Gifts' })
    const cardOf = (email: string) => gifts.getByRole('listitem').filter({ hasText: `For ${email}` })
    await expect(cardOf(friend)).toContainText('Opened')
    await expect(cardOf(other)).toContainText('Not opened yet')
    await expectAccessible(page)
    await cardOf(other).getByRole('button', { name: 'Send again' }).click()
    await expect(cardOf(other)).toContainText('A new link is on its way.')
    const takeBack = cardOf(other).getByRole('button', { name: 'Take it back' })
    await takeBack.click()
    const question = page.getByRole('dialog', { name: 'Take the gift back?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Leave it' }).click()
    await expect(question).toBeHidden()
    await expect(cardOf(other)).toContainText('Not opened yet')
    await takeBack.click()
    await page.route('**/api/gifts/*/keep*', route => route.abort())
    await question.getByRole('button', { name: 'Take it back' }).click()
    await expect(question.getByRole('alert')).toHaveText('That did not work. Please try again.')
    await page.unroute('**/api/gifts/*/keep*')
    await question.getByRole('button', { name: 'Take it back' }).click()
    await expect(question).toBeHidden()
    await expect(cardOf(other)).toContainText('Taken back')
    await expect(cardOf(other).getByRole('link', { name: 'Open the game' })).toBeVisible()
    await openApp(page, await linkInMail(other, '/gift'))
    await expect(page.getByRole('main')).toContainText('This link no longer works')
    await expectAccessible(page)
  },
)

test(
  'a gift for an address that has an account asks for its password or a code in place, and is opened there',
  { tag: '@once' },
  async ({ page, browser, baseURL }, info) => {
    const person = freshPerson(info)
    const friend = { ...person, email: person.email.replace('@', '-known@') }
    await createPerson(page.request, friend)
    const apiKey = await becomePerson(page, person)
    const game = await makeGame(baseURL ?? '')
    await giveGame(page.request, apiKey, game, { email: friend.email, message: '' })

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() })
    const phone = await elsewhere.newPage()
    const main = phone.getByRole('main')
    await openApp(phone, await linkInMail(friend.email, '/gift'))
    const open = main.getByRole('button', { name: 'Open the gift' })
    await open.click()
    await expect(main).toContainText('This address has an account')
    await main.getByLabel('Password', { exact: true }).fill('not the password')
    await open.click()
    await expect(main).toContainText('Invalid email or password')
    await expectAccessible(phone)
    await main.getByRole('button', { name: 'Mail me a code instead' }).click()
    await main.getByLabel('Code from the mail').fill(await codeInMail(friend.email))
    await open.click()
    await expect(main.getByRole('status')).toContainText('It is yours')
    await expect(phone).toHaveURL(/\/gift/)
    await elsewhere.close()
  },
)

test(
  'a group pays once for all, shares a link with each, and sees how many are opened',
  { tag: '@once' },
  async ({ page, browser, baseURL }, info) => {
    await becomePerson(page, freshPerson(info))
    const game = await makeGame(baseURL ?? '')
    await openApp(page, await checkoutOf(page, game))
    const main = page.getByRole('main')
    const pay = main.getByRole('button', { name: /^Pay \$/ })
    await main.getByRole('button', { name: 'Buy it for a group' }).click()
    await expect(pay).toHaveText('Pay $49.95 · for 5 people')
    await main.getByLabel('How many people').fill('4')
    await enterCard(page, cards.good)
    await pay.click()
    await expect(main).toContainText('A whole number from 5 to 100.')
    await main.getByLabel('How many people').fill('12')
    await expect(pay).toHaveText('Pay $119.88 · for 12 people')
    await expectAccessible(page)
    await pay.click()
    await expect(main.getByRole('status').first()).toContainText('Your links are ready')
    await expect(main.getByRole('button', { name: 'Copy all links' })).toBeVisible()
    const links = main.getByText(/\/gift\?token=/)
    await expect(links).toHaveCount(12)
    await main.getByText('Show the links').click()
    await expect(links.last()).toBeVisible()
    await expectAccessible(page)

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() })
    const phone = await elsewhere.newPage()
    const link = new URL((await links.first().textContent()) ?? '')
    await openApp(phone, link.pathname + link.search)
    await phone.getByLabel('Email').fill(freshPerson(info).email)
    await phone.getByRole('button', { name: 'Open the gift' }).click()
    await expect(phone.getByRole('main').getByRole('status')).toContainText('It is yours')
    await elsewhere.close()

    await openApp(page, '/profile/orders')
    const gifts = page.getByRole('region', { name: 'Gifts' })
    await expect(gifts).toContainText('1 of 12 opened')
    await expect(links).toHaveCount(11)
    await expectAccessible(page)
  },
)

test('a stranger buys a game as a gift: the checkout asks in place whom it is for, and shows the link to copy', async ({
  page,
  baseURL,
}, info) => {
  const person = freshPerson(info)
  const friend = person.email.replace('@', '-friend@')
  const game = await makeGame(baseURL ?? '')
  await openApp(page, await checkoutOf(page, game))
  const main = page.getByRole('main')
  const pay = main.getByRole('button', { name: /^Pay \$/ })
  await main.getByLabel('Email').fill(person.email)
  await enterCard(page, cards.good)
  await main.getByRole('button', { name: 'Buy it as a gift' }).click()
  await expect(main.getByLabel('Their email')).toBeFocused()
  await pay.click()
  await expect(main).toContainText('A valid email address is required')
  await main.getByLabel('Their email').fill(friend)
  await main.getByLabel('A line to them').fill('see www.example.com')
  await pay.click()
  await expect(main).toContainText('without links')
  await expectAccessible(page)
  await main.getByLabel('A line to them').fill('Enjoy!')
  await expect(pay).toHaveText(`Pay $9.99 · gift for ${friend}`)
  await pay.click()
  await expect(main.getByRole('status').first()).toContainText('The gift is on its way')
  await expect(main).toContainText(`We have mailed ${friend} a link`)
  await expect(main.getByText(await linkInMail(friend, '/gift'))).toBeVisible()
  await expect(main.getByRole('button', { name: /^Copy/ })).toBeVisible()
  await expectAccessible(page)
  await openApp(page, `/watch/${game}`)
  // The buyer's own is still to be bought, with the card that was saved.
  await expect(main.getByRole('button', { name: /^Pay \$9\.99/ }).first()).toBeVisible()
})

async function checkoutOf(page: Page, gameId: number): Promise<string> {
  const { items } = await (await page.request.get('/api/packages?no_limit=1')).json()
  const single = items.find((one: { type: string }) => one.type === 'single_event')
  return `/buy?type=event&id=${gameId}&package_id=${single.id}`
}
