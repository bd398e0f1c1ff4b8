import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const studio = '/studio/channels/northern-league'
/** Far from every other game, so that nobody's lists show what is made here. */
const [year, day] = ['2098', '2098-05-03']

/** On a desk and on a phone. */
async function expectFine(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('an operator makes a game, imports a season with wrong rows, and moves and removes all of it together', {
  tag: ['@once', '@journey'],
}, async ({ page }) => {
  test.setTimeout(240_000)
  const word = `gala${Date.now().toString(36)}`
  await page.setViewportSize({ width: 1440, height: 900 })

  await openStudio(page, demoOperator, `${studio}/games/new`)
  const add = page.getByRole('button', { name: 'New game' })
  await add.click()
  await expect(page.getByText('Choose one from the list')).toBeVisible()
  await expect(page.getByText('Choose a day and a time like 19:00').first()).toBeVisible()
  await page.getByLabel('Who plays').selectOption('none')
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByLabel('Time', { exact: true }).fill('19:00')
  await page.getByLabel('Title in English').fill(`${word} opening`)
  await page.getByLabel('Sport').selectOption({ label: 'Basketball' })
  // Nobody typed a price: the sport has one.
  await expect(page.getByText('Price: Pass or $9.99 (default for the sport)')).toBeVisible()
  const picture = page.getByRole('group', { name: 'Picture' })
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await picture.getByLabel('Choose a picture').setInputFiles(file)
  await expect(picture.getByRole('alert')).toHaveText('This is not a PNG, JPEG or WebP picture.')
  await picture.getByLabel('Choose a picture').setInputFiles('channels/demo/images/slides/face-off.webp')
  await expect(picture.locator('img')).toBeVisible()
  await expect(picture.getByRole('alert')).toHaveCount(0)
  await expectFine(page)
  await add.click()
  await expect(page.getByRole('heading', { name: `${word} opening` })).toBeVisible()
  const gamePath = new URL(page.url()).pathname
  const shown = await (await page.request.get(`/watch/${gamePath.split('/').at(-1)}`)).text()
  expect(shown).toContain('"has_own_image":true')

  await page.goto(`${studio}/season/file`)
  const rows = [
    'date;time;title;sport;price',
    `${year}-05-10;19:00;${word} second;Basketball;`,
    `${year}-05-17;19:00;${word} third;Basketball;5.50`,
    `someday;19:00;${word} never;Basketball;`,
  ]
  const table = { name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
  await page.getByLabel('Choose the file').setInputFiles(table)
  await expect(page.getByText('2 new · 0 changed · 0 the same · 1 wrong · 0 left out')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('“someday 19:00” is not a date with a time')
  const write = page.getByRole('button', { name: 'Write 2 games' })
  await expect(write).toBeDisabled()
  await expectFine(page)
  await page.getByRole('button', { name: 'Leave 1 wrong row out' }).click()
  await write.click()
  await expect(page.getByText('Done. New games: 2, changed: 0.')).toBeVisible()

  await page.goto(`${studio}/events?search=${word}&status=all`)
  await page.getByText('More filters').click()
  await page.getByLabel('From', { exact: true }).fill(`${year}-05-01`)
  await page.getByLabel('Sale', { exact: true }).selectOption('sold')
  await expect(page).toHaveURL(new RegExp(`from=${year}-05-01.*sale=sold`))
  const games = page.getByRole('row').filter({ hasText: word })
  await expect(games).toHaveCount(3)
  await expect(games.filter({ hasText: 'own price' })).toHaveCount(1)
  await expect(games.filter({ hasText: 'default for the sport' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Choose all games that the filter finds' }).click()
  await page.getByLabel(`Choose ${word} third`).uncheck()
  await page.getByRole('button', { name: 'Change…', exact: true }).click()
  const bulk = page.getByRole('region', { name: 'Change several games' })
  await bulk.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(bulk.getByText('Write a number of days or minutes other than 0')).toBeVisible()
  await bulk.getByLabel('Days').fill('2')
  await bulk.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(bulk.getByText('2 change · 0 stay the same · 0 cannot be changed · 1 left out')).toBeVisible()
  await expect(bulk.getByRole('row').filter({ hasText: `${word} opening` })).toContainText(
    'May 3, 2098, 7:00 PM → May 5, 2098, 7:00 PM',
  )
  await expectFine(page)
  await bulk.getByRole('button', { name: 'Move 2 games' }).click()
  await expect(page.getByText('Done: 2 games.')).toBeVisible()
  await expect(games.filter({ hasText: `${word} opening` })).toContainText('May 5, 2098')
  await expect(games.filter({ hasText: `${word} third` })).toContainText('May 17, 2098')

  await page.getByRole('button', { name: 'Choose all on this page' }).click()
  await page.getByRole('button', { name: 'Change…', exact: true }).click()
  await bulk.getByLabel('What to do').selectOption('remove')
  await bulk.getByRole('button', { name: 'Preview', exact: true }).click()
  await bulk.getByRole('button', { name: 'Remove 3 games for good' }).click()
  await expect(page.getByText('No event found')).toBeVisible()
})
