import { dayOf, endOfDay } from '@grandstand/rules'
import type { Page } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { buyGame, buySeasonPass } from './support/buy-game.ts'
import { becomePerson, createPerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { makeGame } from './support/make-game.ts'
import { linkInMail } from './support/outbox.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const channelPath = '/studio/channels/northern-league'
const main = (page: Page) => page.getByRole('main')

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test(
  'an operator finds an order, refunds a part of it, and all of it when the game is cancelled',
  { tag: '@journey' },
  async ({ page, baseURL }, info) => {
    test.setTimeout(180_000)
    const person = freshPerson(info)
    const { apiKey } = await createPerson(page.request, person)
    const game = await makeGame(baseURL ?? '')
    const orderId = await buyGame(page.request, apiKey, game)

    await openStudio(page, demoOperator, `${channelPath}/orders?search=${encodeURIComponent(person.email)}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row').nth(1)).toContainText('Paid')
    await expect(main(page)).toContainText('$9.99 paid')
    await expectFine(page)
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    const drawer = page.getByRole('dialog', { name: `Order ${orderId}` })
    const story = drawer.getByRole('region', { name: 'Story' })
    await expect(story).toContainText('Paid: $9.99')
    await expect(story).toContainText('Visa ending 4242')
    await expectFine(page)

    await drawer.getByText('A part', { exact: true }).click()
    await drawer.getByLabel('Amount in USD').fill('99')
    await drawer.getByRole('button', { name: 'Refund …' }).click()
    await expect(drawer).toContainText('An amount from 0.01 to $9.99')
    await expect(drawer).toContainText('Choose a reason')
    await expectFine(page)
    await drawer.getByLabel('Amount in USD').fill('2')
    await drawer.getByText('No picture', { exact: true }).click()
    await expect(drawer).toContainText('Access stays.')
    await drawer.getByRole('button', { name: 'Refund $2.00' }).click()
    await expect(story).toContainText('Refund of $2.00 done: No picture')
    await expect(drawer).toContainText('Paid, $2.00 refunded')
    await expect(drawer).toContainText('opens now')
    await expectFine(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()

    const studio = `/api/studio/channels/northern-league/events/${game}`
    const headers = { origin: baseURL ?? '' }
    expect((await page.request.post(`${studio}/cancel`, { headers, data: {} })).ok()).toBe(true)
    await page.goto(`${channelPath}/events/${game}`)
    const buyers = page.getByRole('region', { name: 'Buyers of this game' })
    const dialog = page.getByRole('dialog')
    await expect(buyers).toContainText('1 buyer would get $7.99 back.')
    await buyers.getByRole('button', { name: 'Refund all buyers' }).click()
    await expect(dialog).toContainText('1 buyer would get $7.99 back.')
    await expectFine(page)
    await dialog.getByRole('button', { name: 'Refund $7.99' }).click()
    await expect(buyers).toContainText('1 refund has started.')
    await expect(buyers).toContainText('No buyers are left to refund.')
    await expectFine(page)

    await buyers.getByRole('link', { name: 'Orders of this game' }).click()
    // Each look at orders is logged, so the list shows newer entries only after another request.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('row').nth(1)).toContainText('Refunded', { timeout: 2_000 })
    }).toPass()
    await page.getByRole('button', { name: 'Mail to buyers' }).click()
    const letter = page.getByRole('dialog', { name: 'Mail to buyers' })
    await letter.getByLabel('Subject').fill('Called off')
    await letter.getByLabel('Text').fill('Your money is on its way back.')
    await expectFine(page)
    await letter.getByRole('button', { name: 'Send to 1 person' }).click()
    await expect(letter).toContainText('On its way to 1 person.')
    await expect(letter.getByRole('region', { name: 'Sent before' })).toContainText('Called off')
    await page.keyboard.press('Escape')
    const stop = await linkInMail(person.email, '/buyer-mails')
    expect(stop).toContain('token=')

    await page.getByRole('link', { name: 'Payouts', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Figures' })).toContainText('Open disputes')
    await expectFine(page)
  },
)

test('an operator refunds everybody of a game that began without a picture, from one order', async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(120_000)
  const game = await makeGame(baseURL ?? '')
  const buy = async () => {
    const { apiKey } = await createPerson(page.request, freshPerson(info))
    return buyGame(page.request, apiKey, game)
  }
  const orderId = await buy()
  await buy()
  await openStudio(page, demoOperator, `${channelPath}/orders/${orderId}`)
  const drawer = page.getByRole('dialog', { name: `Order ${orderId}` })
  await expect(drawer).toContainText('2 people bought this game')
  await expect(drawer.getByRole('link', { name: 'Cancel the game to refund all' })).toBeVisible()

  const studio = '/api/studio/channels/northern-league'
  const { total } = await (await page.request.get(`${studio}/orders/${orderId}`)).json()
  const sum = `$${((2 * total) / 100).toFixed(2)}`
  const path = `${studio}/events/${game}`
  const headers = { origin: baseURL ?? '' }
  expect((await page.request.post(`${path}/start`, { headers, data: {} })).ok()).toBe(true)
  expect((await page.request.post(`${path}/end`, { headers, data: {} })).ok()).toBe(true)
  await page.goto(`${channelPath}/orders/${orderId}`)
  await drawer.getByRole('button', { name: 'Refund all…' }).click()
  const question = page.getByRole('dialog', { name: /^Refund all buyers of/ })
  await expect(question).toContainText(`2 buyers would get ${sum} back in total.`)
  await expect(question).toContainText('They lose access to the game and its replay at once')
  await expectFine(page)
  await question.getByRole('button', { name: `Refund ${sum}` }).click()
  await expect(drawer).toContainText('2 refunds have started.')
  await page.goto(`${channelPath}/events/${game}`)
  await expect(main(page).getByRole('button', { name: 'Refund all…' })).toBeHidden()
})

test('an operator refunds a game that counted towards a pass by a choice of their own', async ({
  page,
}, info) => {
  const { apiKey } = await createPerson(page.request, freshPerson(info))
  // Of this season, as the pass is.
  const game = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming', skip: 20 })
  const orderId = await buyGame(page.request, apiKey, game.id)
  const passId = await buySeasonPass(page.request, apiKey)

  await openStudio(page, demoOperator, `${channelPath}/orders/${orderId}`)
  const drawer = page.getByRole('dialog', { name: `Order ${orderId}` })
  await expect(drawer).toContainText('This game was taken off the price of a pass that its buyer keeps.')
  await expect(drawer.getByRole('link', { name: `Pass: order ${passId}` })).toBeVisible()
  await drawer.getByText('Other', { exact: true }).click()
  await drawer.getByLabel('Reason', { exact: true }).last().fill('A present from the school')
  await drawer.getByRole('button', { name: 'Refund $9.99' }).click()
  await expect(drawer).toContainText('Tick this, or refund the pass instead.')
  await expectFine(page)
  await drawer.getByLabel('Refund the game all the same; the pass stays at the lower price').check()
  await drawer.getByRole('button', { name: 'Refund $9.99' }).click()
  const story = drawer.getByRole('region', { name: 'Story' })
  await expect(story).toContainText('Refund of $9.99 done: A present from the school')
})

test('an owner looks at sales, walks through orders, and is told what is wrong with keys', async ({
  page,
}) => {
  await openStudio(page, demoOperator, `${channelPath}/money`)
  await expect(main(page)).toContainText('Test mode, nobody is charged')
  await expect(page.getByRole('img', { name: /^Sales by day/ })).toBeVisible()
  await expectFine(page)
  const rows = page.getByRole('row')
  await rows.nth(1).getByRole('link').first().click()
  const drawer = page.getByRole('dialog')
  const first = await drawer.getByRole('heading', { level: 2 }).textContent()
  await page.keyboard.press('ArrowDown')
  await expect(drawer.getByRole('heading', { level: 2 })).not.toHaveText(first ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(first ?? '')
  await page.keyboard.press('Escape')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^orders-.*\.csv$/)

  await page.getByRole('link', { name: 'Payouts', exact: true }).click()
  const payouts = page.getByRole('region', { name: 'Payouts' })
  await expect(payouts.getByRole('row').filter({ hasText: 'Failed' })).toHaveCount(1)
  await expectFine(page)
  await payouts.getByRole('row').filter({ hasText: 'Arrived' }).last().getByRole('link').click()
  const parts = drawer.getByRole('region', { name: 'What it consists of' })
  await expect(parts.getByRole('listitem').filter({ hasText: 'Payment' }).first()).toContainText('fee')
  await expectFine(page)
  const file = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^payout-.*\.csv$/)
  await parts.getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: /^Order \d+$/ })).toContainText('Story')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Test mode, nobody is charged' }).click()
  await page.getByLabel('Publishable key').fill('pk')
  await page.getByRole('button', { name: 'Save and test' }).click()
  await expect(main(page)).toContainText('It begins with pk_live_ or pk_test_')
  await page.getByLabel('Publishable key').fill(['pk', 'live', 'x'.repeat(12)].join('_'))
  await page.getByLabel('Restricted or secret key').fill(['rk', 'test', 'x'.repeat(12)].join('_'))
  await page.getByRole('button', { name: 'Save and test' }).click()
  await expect(main(page)).toContainText('One key is for test mode and the other is not.')
  await expectFine(page)
})

test('an operator sees why a user cannot watch, gives them the game, and ends the gift', async ({
  page,
}, info) => {
  test.setTimeout(180_000)
  const person = freshPerson(info)
  await becomePerson(page, person)
  const game = await findEvent(page.request, { type: 'ppv', stream_status: 'upcoming', skip: 1 })

  await openStudio(page, demoOperator, `${channelPath}/users?search=${encodeURIComponent(person.email)}`)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.getByRole('link', { name: 'Why can’t this user watch?' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  const url = new URL(page.url())
  await page.goto(`${url.pathname}?event=${game.id}`)
  await expect(main(page)).toContainText('Neither an order nor a gift opens this game.')
  await expectFine(page)
  await page.getByRole('button', { name: 'Settle payments and check again' }).click()
  await expect(page.getByRole('button', { name: 'Settle payments and check again' })).toBeEnabled()

  await page.getByRole('link', { name: 'Give access to this game' }).click()
  await page.getByRole('button', { name: 'Give access' }).click()
  await expect(main(page)).toContainText('Field is required')
  await expectFine(page)
  await page.getByLabel('Why', { exact: true }).fill('Works at the gate')
  await page.getByRole('button', { name: 'Give access' }).click()
  const gifts = page.getByRole('region', { name: 'Gifts' })
  await expect(gifts).toContainText('Works at the gate')
  await expectFine(page)

  await openApp(page, '/profile')
  await expect(main(page).getByRole('article')).toContainText('Gift')
  await expectFine(page)
  await page.goto(`${channelPath}/grants?search=${encodeURIComponent(person.email)}`)
  await page.getByRole('button', { name: /^End the gift/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Over since')
  await expectFine(page)
})

test('an operator gives a game to a list, and takes back what was mailed to an address without an account', async ({
  page,
}, info) => {
  const { email } = freshPerson(info)
  await openStudio(page, demoOperator, `${channelPath}/give-many`)
  const list = { name: 'band.csv', mimeType: 'text/csv', buffer: Buffer.from(`Name,Email\nBand,${email}`) }
  // The same file again is read again.
  for (const text of ['', 'nobody']) {
    await page.getByLabel('Emails').fill(text)
    await page.getByLabel('CSV or text file').setInputFiles(list)
    await expect(page.getByRole('status').filter({ hasText: '1 address found' })).toBeVisible()
  }
  await page.getByRole('radio').first().check()
  await page.getByLabel('Why', { exact: true }).fill('The band')
  await page.getByRole('button', { name: 'Give access' }).click()
  await expect(main(page)).toContainText(`Got a link by mail: ${email}`)
  await expectFine(page)
  expect(await linkInMail(email, '/gift')).toContain('token=')

  await page.goto(`${channelPath}/grants`)
  const row = page.getByRole('region', { name: 'Sent by mail' }).getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Sent')
  await expectFine(page)
  await row.getByRole('button', { name: `Send again to ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await row.getByRole('button', { name: `Take back the gift to ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(row).toContainText('Taken back')
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('an operator creates a promo code, changes and ends it', { tag: '@journey' }, async ({ page }, info) => {
  test.setTimeout(120_000)
  const code = `E2E-${info.project.name.toUpperCase()}-${Date.now().toString(36).toUpperCase()}`
  await openStudio(page, demoOperator, `${channelPath}/coupons`)
  await expect(page.getByRole('row').filter({ hasText: 'FAN50' })).toContainText('from the files')
  await expectFine(page)
  await page.getByRole('link', { name: 'New promo code' }).click()
  await page.getByLabel('Code').fill('no')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(main(page)).toContainText('Use 3 to 40 capitals, digits and -')
  await expect(main(page)).toContainText('A whole number from 1 to 100')
  await expectFine(page)
  await page.getByLabel('Code').fill(code)
  await page.getByLabel('Percent').fill('25')
  await page.getByRole('checkbox', { name: 'Season Pass' }).check()
  await page.getByLabel('Total uses').fill('10')
  await page.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('25%')
  await expect(row).toContainText('0 of 10')

  await row.getByRole('link').click()
  await expect(page.getByRole('checkbox', { name: 'Season Pass' })).toBeChecked()
  await page.getByLabel('It takes off').selectOption('amount')
  await page.getByLabel('Amount in USD').fill('4.50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(main(page)).toContainText('$4.50 · always')
  await page.getByRole('button', { name: 'End this code' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  // It stays for as long as somebody is on it.
  await undo.hover()
  await expect(main(page)).toContainText('Over since')
  await expectFine(page)
  await undo.click()
  await expect(main(page)).toContainText('$4.50 · always')
})

test.describe('far away', () => {
  const channelZone = 'America/Toronto'
  const today = (zone: string) => dayOf(Date.now(), zone)
  const farZones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
  // At any hour it is another day at one of the two.
  test.use({ timezoneId: farZones.find(zone => today(zone) !== today(channelZone)) ?? farZones[0] })

  test('an operator sees and sends the days of the channel', async ({ page }, info) => {
    const code = `FAR-${info.project.name.toUpperCase()}-${Date.now().toString(36).toUpperCase()}`
    await openStudio(page, demoOperator, `${channelPath}/money`)
    const asked = () => new URL(page.url()).searchParams
    await page.getByRole('link', { name: 'Today', exact: true }).click()
    await expect(() => expect(asked().get('from')).toBe(today(channelZone))).toPass()
    expect(asked().get('to')).toBe(today(channelZone))
    await page.getByRole('button', { name: 'Other days' }).click()
    await expect(page.getByLabel('From')).toHaveValue(today(channelZone))
    await page.getByLabel('From').fill(today(channelZone).replace(/^\d+/, '2999'))
    await expect(page.getByRole('alert').filter({ hasText: 'Choose a first day' })).toBeVisible()
    await expectFine(page)
    await page.getByRole('button', { name: 'This month' }).click()
    await expect(() => expect(asked().get('from')).toBe(`${today(channelZone).slice(0, 8)}01`)).toPass()

    await page.goto(`${channelPath}/coupons`)
    await page.getByRole('link', { name: 'New promo code' }).click()
    await page.getByLabel('Code').fill(code)
    await page.getByLabel('Percent').fill('25')
    await page.getByRole('checkbox', { name: 'Season Pass' }).check()
    await page.getByLabel('Until the end of').fill('2031-12-24')
    const sent = page.waitForRequest(request => request.method() === 'POST' && /coupons$/.test(request.url()))
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      valid_until: endOfDay('2031-12-24', channelZone).toISOString(),
    })
    const row = page.getByRole('row').filter({ hasText: code })
    await expect(row).toContainText('Dec 24, 2031')
    await row.getByRole('link').click()
    await expect(page.getByLabel('Until the end of')).toHaveValue('2031-12-24')
  })
})
