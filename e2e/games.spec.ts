import type { Page } from '@playwright/test'
import { createHand } from './support/count-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { gameLines } from './support/game-lines.ts'
import { operate } from './support/operate.ts'
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
  const add = page.getByRole('button', { name: /^Create game/ })
  await add.click()
  for (const text of ['Choose the away team', 'Choose the home team', 'Choose a day'])
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  // The button leads to what is missing first.
  await expect(page.getByRole('button', { name: /^Away team/ })).toBeFocused()
  await page.getByRole('button', { name: 'No teams' }).click()
  await page.getByLabel('Day', { exact: true }).last().fill(day)
  await page.getByLabel('Time', { exact: true }).fill('19:00')
  await page.getByLabel('Title in English').fill(`${word} opening`)
  await page.getByRole('group', { name: 'Sport' }).getByRole('button', { name: 'Basketball' }).click()
  // Nobody typed a price: the sport has one.
  await expect(page.getByText('Usual for this sport')).toBeVisible()
  await expect(page.getByLabel('Price (USD)')).toHaveValue('9.99')
  await expect(add).toHaveText(/Create game · \$9\.99/)
  await expect(page.getByRole('region', { name: 'As fans see it' })).toContainText('$9.99')
  await page.getByText('From the crests').click()
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
    'date;time;title;sport;price;Official',
    `${year}-05-10;19:00;${word} second;Basketball;;Lee`,
    `${year}-05-17;19:00;${word} third;Basketball;5.50;Lee`,
    `someday;19:00;${word} never;Basketball;;`,
  ]
  const table = { name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
  await page.getByLabel('Choose the file').setInputFiles(table)
  // The same name chosen again is another file.
  await expect(page.getByLabel('Choose the file')).toHaveValue('')
  await expect(page.getByText('2 new · 0 changed · 0 the same · 1 wrong · 0 left out')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('“someday 19:00” is not a date with a time')
  const write = page.getByRole('button', { name: 'Write 2 games' })
  await expect(write).toBeDisabled()
  await expectFine(page)
  await page.getByRole('button', { name: 'Leave 1 wrong row out' }).click()
  await expect(page.getByText('2 new · 0 changed · 0 the same · 0 wrong · 1 left out')).toBeVisible()
  await expect(write).toBeDisabled()
  await page.getByLabel('Column “Official”').selectOption({ label: 'Leave it out' })
  await write.click()
  await expect(page.getByText('Done. New games: 2, changed: 0.')).toBeVisible()

  await page.goto(`${studio}/events?search=${word}&status=all`)
  await page.getByText('More filters').click()
  await page.getByLabel('From', { exact: true }).fill(`${year}-05-01`)
  await page.getByLabel('Sale', { exact: true }).selectOption('sold')
  await expect(page).toHaveURL(new RegExp(`from=${year}-05-01.*sale=sold`))
  const games = gameLines(page).filter({ hasText: word })
  await expect(games).toHaveCount(3)
  await expect(games.getByTitle('own price')).toHaveText('$5.50')
  await expect(games.getByTitle('default for the sport')).toHaveCount(2)
  const bar = page.getByRole('group', { name: 'Change several games' })
  await page.getByLabel(`Select ${word} opening`).check()
  await bar.getByRole('button', { name: 'Select all 3' }).click()
  await page.getByLabel(`Select ${word} third`).uncheck()
  await expect(bar).toContainText('2 games selected')
  await bar.getByRole('button', { name: 'Move', exact: true }).click()
  const bulk = page.getByRole('region', { name: 'Change several games' })
  await bulk.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(bulk.getByText('Write a number of days or minutes other than 0')).toBeVisible()
  await bulk.getByLabel('Days').fill('2')
  await bulk.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(bulk.getByText('2 change · 0 stay the same · 0 cannot be changed · 1 left out')).toBeVisible()
  await expect(bulk.getByRole('row').filter({ hasText: `${word} opening` })).toContainText(
    'May 3, 2098, 7:00 PM EDT → May 5, 2098, 7:00 PM EDT',
  )
  await expectFine(page)
  await bulk.getByRole('button', { name: 'Move 2 games' }).click()
  await expect(page.getByText('Done: 2 games.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'May 5, 2098' })).toContainText(`${word} opening`)
  await expect(page.getByRole('list', { name: 'May 17, 2098' })).toContainText(`${word} third`)

  // From one to another, all between are selected.
  await page.getByLabel(`Select ${word} opening`).click()
  await page.getByLabel(`Select ${word} third`).click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('3 games selected')
  await bar.getByRole('button', { name: 'Remove' }).click()
  await bulk.getByRole('button', { name: 'Preview', exact: true }).click()
  await bulk.getByRole('button', { name: 'Remove 3 games for good' }).click()
  await expect(page.getByText('No game found')).toBeVisible()
})

test('from Tonight to the key of a new game’s camera takes six clicks and fields', {
  tag: ['@once', '@journey'],
}, async ({ page, baseURL }) => {
  await openStudio(page, demoOperator, `${studio}/tonight`)
  const hand = createHand(page)
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'New game' }))
  const away = page.getByRole('button', { name: /^Away team/ })
  await expect(away).toHaveAttribute('aria-expanded', 'true')
  // The sport is that of the last game, whichever another test has made.
  const teams = page.getByRole('listbox', { name: 'Away team' }).getByRole('option')
  const option = teams.filter({ hasNotText: 'Lakemere' }).first()
  const guests = (await option.textContent()) ?? ''
  await hand.tap(option)
  // With a slip of the finger: Enter takes the first that is meant.
  await hand.type(page.getByRole('combobox', { name: 'Home team' }), 'lakmere')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Home team/ })).toContainText('Lakemere')
  await expect(page.getByRole('group').filter({ hasText: /^Venue/ })).toContainText('Lakemere')
  await hand.type(page.getByLabel('Day', { exact: true }).last(), `${year}-09-04`)
  const fans = page.getByRole('region', { name: 'As fans see it' })
  for (const name of [guests, 'Lakemere', '7:00 PM']) await expect(fans).toContainText(name)
  await hand.tap(page.getByRole('button', { name: /^Create game · / }))
  await hand.tap(page.getByRole('button', { name: 'Show the key' }))
  await expect(
    page
      .getByRole('main')
      .locator('code')
      .filter({ hasText: /^[\w-]{22}$/ }),
  ).toBeVisible()
  expect(hand.taps + hand.fields).toBeLessThanOrEqual(6)

  const id = new URL(page.url()).pathname.split('/').at(-1)
  await (await operate(baseURL ?? '')).post(`/events/${id}/remove`)
})

test('an operator of several channels stays in the section when they switch', { tag: '@once' }, async ({
  page,
}) => {
  await openStudio(page, demoOperator, `${studio}/games/new`)
  const menu = page.getByRole('button', { name: 'Channel' })
  const channelOf = (key: string) =>
    page.getByRole('navigation', { name: 'Channels' }).locator(`a[href^="/studio/channels/${key}/"]`)
  await menu.click()
  await expect(channelOf('northern-league')).toContainText(/\d live/)
  await channelOf('light-league').click()
  await expect(page).toHaveURL('/studio/channels/light-league/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games')
  await menu.click()
  await expect(page.getByRole('link', { name: 'New channel' })).toBeVisible()
  await channelOf('northern-league').click()
  await expect(page).toHaveURL(`${studio}/events`)
})

test('a snippet for another site shows the scores, and says where it is allowed', { tag: '@once' }, async ({
  page,
}) => {
  await openStudio(page, demoOperator, `${studio}/embed`)
  await page.getByRole('button', { name: 'Scores' }).click()
  await expect(page.locator('pre')).toContainText(/src="http:\/\/[^"]+\/embed\/scores"/)
  await expect(page.frameLocator('iframe').getByRole('list', { name: 'Scores' })).toBeVisible()
  await page.getByLabel('Page', { exact: true }).fill('http://localhost:8000/athletics/live')
  await expect(page.getByText('http://localhost:8000 may show it')).toBeVisible()
  await page.getByLabel('Page', { exact: true }).fill('school.example/live')
  await expect(page.getByRole('button', { name: 'Allow https://school.example' })).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: 'Team’s next game' }).click()
  await page.getByLabel('Team', { exact: true }).selectOption({ index: 1 })
  await expect(page.locator('pre')).toContainText(/\/embed\/team\/\d+"/)
})
