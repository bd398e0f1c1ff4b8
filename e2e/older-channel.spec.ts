import type { Page } from '@playwright/test'
import { type DemoServer, startDemoServer } from './support/demo-server.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

let server: DemoServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startDemoServer()
})
test.afterAll(() => server.stop())

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('a channel without a refund policy is offered a template, on the set-up list and in the settings', {
  tag: '@once',
}, async ({ page }) => {
  const channel = `${server.url}/studio/channels/northern-league`
  await openStudio(page, demoOperator, `${channel}/settings?section=sale`)
  const panel = page.getByRole('region', { name: 'Terms, privacy and refunds' })
  await expect(panel).toContainText('1 page that the law asks for is missing.')
  await expect(panel.getByLabel('Who sells')).toHaveValue('Northern League School Sports Association')
  await expect(panel.getByLabel('Refunds', { exact: true })).toHaveValue('no_refunds')
  await expectFine(page)

  await page.goto(`${channel}/setup`)
  const step = page.getByRole('listitem').filter({ hasText: 'Terms, privacy and refunds' })
  await step.getByLabel('Who sells').fill('')
  await step.getByRole('button', { name: 'Write from the template' }).click()
  await expect(step).toContainText('Please fill this in.')
  await expectFine(page)
  await step.getByLabel('Who sells').fill('The Northern League')
  await step.getByLabel('Refunds', { exact: true }).selectOption('On request')
  await step.getByRole('button', { name: 'Write from the template' }).click()
  await step.getByRole('button', { name: 'I have read them' }).click()
  await expect(step).toContainText('Done')
  await expectFine(page)

  // What is known of a channel may be a second old.
  await expect(async () => {
    await page.goto(`${server.url}/refund_policy`)
    const main = page.getByRole('main')
    await expect(main).toContainText('This is what The Northern League promises', { timeout: 2_000 })
  }).toPass()
  await page.goto(`${channel}/settings?section=sale`)
  await expect(page.getByLabel(/^Refunds, as the checkout says/)).toHaveValue('on_request')
  await expect(panel).toHaveCount(0)
})
