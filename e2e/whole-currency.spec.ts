import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { freshPerson } from './support/account.ts'
import { type DemoServer, startDemoServer } from './support/demo-server.ts'
import { cards, enterCard } from './support/enter-card.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { operate } from './support/operate.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

let server: DemoServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startDemoServer()
})
test.afterAll(() => server.stop())

const main = (page: Page) => page.getByRole('main')
/** Browsers take every name below it for this machine. */
const host = 'yen.localhost'

test(
  'a currency without cents is typed, charged, given back and exported in whole units',
  {
    tag: '@once',
  },
  async ({ page, browser }, info) => {
    test.setTimeout(180_000)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const { makeChannel } = await operate(server.url)
    await makeChannel({ channel_key: 'yen', name: 'Harbour League', host, currency: 'JPY' })
    const studio = `${server.url}/studio/channels/yen`

    await openStudio(page, demoOperator, `${studio}/games/new`)
    // The teams are asked for at once, over what else there is.
    await expect(page.getByRole('combobox', { name: 'Away team' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'No teams' }).click()
    await page.getByLabel('Title in English').fill('Harbour Gala')
    await page.getByLabel('Day', { exact: true }).last().fill(tomorrow)
    await page.getByLabel('Time', { exact: true }).fill('19:00')
    await page.getByLabel('Price (JPY)').fill('15.50')
    await page.getByRole('button', { name: /^Create game/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Write an amount like ¥999' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Price (JPY)').fill('1,500')
    await expect(main(page).getByRole('region', { name: 'As fans see it' })).toContainText('¥1,500')
    await page.getByRole('button', { name: /^Create game/ }).click()
    await expect(page).toHaveURL(/\/events\/\d+/)
    const [id] = new URL(page.url()).pathname.match(/\d+/) ?? []

    const visitors = await browser.newContext()
    const viewer = await visitors.newPage()
    await viewer.goto(`http://${host}:${new URL(server.url).port}/watch/${id}`)
    await viewer
      .locator('[aria-labelledby="access-title"]')
      .getByRole('link', { name: 'Buy · ¥1,500' })
      .click()
    const person = freshPerson(info)
    await main(viewer).getByLabel('Email').fill(person.email)
    await enterCard(viewer, cards.good)
    await main(viewer)
      .getByRole('button', { name: /^Pay ¥1,500/ })
      .click()
    await expect(main(viewer).getByRole('heading', { name: 'You’re in' })).toBeVisible()
    await visitors.close()

    await page.goto(`${studio}/orders`)
    await expect(main(page)).toContainText('¥1,500 paid')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    expect(await readFile(await (await saved).path(), 'utf8')).toContain(',JPY,1500,0,0,0,0,1500,0,')
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('A part', { exact: true }).click()
    await drawer.getByLabel('Amount in JPY').fill('1501')
    await drawer.getByText('No picture', { exact: true }).click()
    await drawer.getByRole('button', { name: 'Refund …' }).click()
    await expect(drawer).toContainText('An amount from 1 to ¥1,500')
    await drawer.getByLabel('Amount in JPY').fill('500')
    await drawer.getByRole('button', { name: 'Refund ¥500' }).click()
    await expect(drawer.getByRole('region', { name: 'Story' })).toContainText(
      'Refund of ¥500 done: No picture',
    )
  },
)
