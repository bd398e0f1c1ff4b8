import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const contentPath = '/studio/channels/northern-league/content'

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** What visitors read, whoever draws it. */
const readPage = async (page: Page) => (await page.request.get('/season-guide')).text()

test('an operator changes a page, is told what is wrong with it, publishes it, and takes it back', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(120_000)
  await openStudio(page, demoOperator, `${contentPath}/pages?item=season-guide`)
  const title = page.getByRole('group', { name: 'Title' }).getByLabel('English')
  const save = page.getByRole('button', { name: 'Save to the draft' })
  await title.fill('')
  await save.click()
  await expect(page.getByRole('group', { name: 'Title' })).toContainText('This has to be filled in.')
  await expectFine(page)

  await title.fill('The season, by hand')
  await save.click()
  await expect(page.getByText('Saved in the draft.', { exact: true })).toBeVisible()
  expect(await readPage(page)).not.toContain('The season, by hand')

  await page.goto(contentPath)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const takeBack = page.getByRole('button', { name: 'Take back' })
  await expect(takeBack).toBeVisible()
  await expectFine(page)
  await expect.poll(() => readPage(page)).toContain('The season, by hand')

  await takeBack.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('main')).toContainText('(taken back')
  await expect.poll(() => readPage(page)).not.toContain('The season, by hand')
  // It is a draft again; the next test finds none.
  await page.goto(`${contentPath}/pages?item=season-guide`)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page).toHaveURL(/content\/pages$/)
})
