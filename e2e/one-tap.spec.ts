import type { Page } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { cards, enterCard, followTries } from './support/enter-card.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { openBuyer } from './support/open-buyer.ts'
import { expect, test } from './support/test.ts'

/** With a saved card, on the page of a game that is still to come. */
const main = (page: Page) => page.getByRole('main')
const pay = (page: Page) => main(page).getByRole('button', { name: 'Pay $9.99' })
const owned = (page: Page) => main(page).getByText('You have access to this game.')
const youreIn = (page: Page) => main(page).getByRole('status').filter({ hasText: 'You’re in' })

async function openGame(page: Page, skip: number): Promise<string> {
  const { id } = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming', skip })
  await openApp(page, `/watch/${id}`)
  return String(id)
}

async function expectCharges(page: Page, count: number): Promise<void> {
  await openApp(page, '/profile/transactions')
  await expect(main(page).getByRole('row', { name: /\$9\.99 Paid/ })).toHaveCount(count)
}

test(
  'two taps, a lost answer and a reload while paying are one payment, and nothing is paid without a tap',
  { tag: '@once' },
  async ({ page, baseURL }, info) => {
    test.setTimeout(180_000)
    await openBuyer(page, baseURL ?? '', freshPerson(info), cards.good)
    const tries = followTries(page)
    await openGame(page, 0)
    await expect(pay(page)).toBeVisible()
    // A phone has it in the first view.
    if ((page.viewportSize()?.width ?? 0) < 768) await expect(pay(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.reload()
    await expect(pay(page)).toBeVisible()
    expect(tries).toEqual([])
    await pay(page).dblclick()
    await expect(youreIn(page)).toBeVisible()
    await expect(owned(page)).toBeVisible()
    expect(tries).toHaveLength(1)

    await openGame(page, 1)
    await page.route('**/api/stripe/buy', async route => {
      await route.fetch()
      await route.abort()
    })
    await pay(page).click()
    // The game itself says that it is paid.
    await expect(owned(page)).toBeVisible()
    await page.unroute('**/api/stripe/buy')
    expect(new Set(tries).size).toBe(2)

    await openGame(page, 2)
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/stripe/buy', async route => {
      await route.fetch()
      answered.resolve()
    })
    await pay(page).click()
    await answered.promise
    await page.unroute('**/api/stripe/buy')
    await page.reload()
    await expect(owned(page)).toBeVisible()
    await expectCharges(page, 3)
  },
)

test(
  'a card that is declined says so in place, and leads to the checkout for another',
  { tag: '@once' },
  async ({ page, baseURL }, info) => {
    test.setTimeout(180_000)
    await openBuyer(page, baseURL ?? '', freshPerson(info), cards.failsLater)
    const game = await openGame(page, 3)
    await pay(page).click()
    await expect(
      main(page).getByRole('alert').filter({ hasText: 'Nothing has been charged' }),
    ).toBeInViewport()
    await expectAccessible(page)
    await main(page).getByRole('link', { name: 'Try another card' }).click()
    await expect(page).toHaveURL(new RegExp(`/buy\\?type=event&id=${game}&`))
    await main(page).getByRole('button', { name: 'Change' }).click()
    await main(page).getByRole('radio', { name: 'New card' }).check()
    await enterCard(page, cards.good)
    await main(page).getByRole('button', { name: 'Pay $9.99' }).click()
    await expect(youreIn(page)).toBeVisible()
    await expectCharges(page, 1)
  },
)

test(
  'a bank that wants to know asks at the checkout, in its sheet, and what is cancelled there is not charged',
  { tag: '@once' },
  async ({ page, baseURL }, info) => {
    test.setTimeout(240_000)
    const sheet = page.getByRole('dialog', { name: 'Your bank wants to know it’s you' })
    const complete = sheet.frameLocator('iframe').getByRole('button', { name: 'Complete the check' })
    await openBuyer(page, baseURL ?? '', freshPerson(info), cards.good)
    await openGame(page, 4)
    await main(page).getByRole('link', { name: 'Change' }).click()
    await main(page).getByRole('button', { name: 'Change' }).click()
    await main(page).getByRole('radio', { name: 'New card' }).check()
    await enterCard(page, cards.asksBank)
    await pay(page).click()
    await complete.click()
    await expect(youreIn(page)).toBeVisible()

    await openGame(page, 5)
    await expect(main(page)).toContainText('Visa ending in 3184')
    await pay(page).click()
    await expect(page).toHaveURL(/\/buy\?order=\d+$/)
    await sheet.getByRole('button', { name: 'Cancel: nothing is charged' }).click()
    await expect(main(page).getByRole('alert').filter({ hasText: 'Nothing has been charged' })).toBeVisible()
    await openGame(page, 5)
    await pay(page).click()
    await expect(page).toHaveURL(/\/buy\?order=\d+$/)
    // A reload asks again about the same payment.
    await expect(sheet).toBeVisible()
    await page.reload()
    await complete.click()
    await expect(youreIn(page)).toBeVisible()
    await expectCharges(page, 2)
  },
)
