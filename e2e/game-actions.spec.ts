import { openApp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findGame } from './support/find-game.ts'
import { expect, test } from './support/test.ts'

test('a game is shared by the device’s own sheet', { tag: '@once' }, async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) })
  })
  const game = await findGame(`${baseURL}`, 'upcoming')
  await openApp(page, `/watch/${game}?from=elsewhere`)
  await page.getByRole('button', { name: 'Share' }).click()
  const shared: unknown = await page.evaluate(
    () => Object.entries(window).find(([name]) => name === 'shared')?.[1],
  )
  const title = (await page.title()).replace(/ · .*/, '')
  // With the sport, which nothing else tells there.
  expect(shared).toEqual([{ title, url: `${baseURL}/watch/${game}` }])
})

test('without such a sheet the link is copied, and the page says so', { tag: '@once' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const game = await findGame(`${baseURL}`, 'finished')
  await openApp(page, `/watch/${game}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/watch/${game}`)
  // What is over is nothing to be reminded of.
  await expect(page.getByRole('button', { name: 'Remind me' })).toHaveCount(0)
})

test('a visitor follows a team through the login, and finds it done', async ({ page, baseURL, person }) => {
  const game = await findGame(`${baseURL}`, 'upcoming')
  await openApp(page, `/watch/${game}`)
  const follow = page
    .getByRole('main')
    .getByRole('button', { name: /^Follow(?:ing)? / })
    .first()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
  const kept = page.waitForResponse(answer => answer.url().endsWith('/api/favorite') && answer.ok())
  await follow.click()
  await expect(page.getByRole('status').getByText('Please log in to start favouriting')).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`/watch/${game}`)
  await kept
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
})

test('an upcoming game is added to the calendar with its reminder', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  const game = await findGame(`${baseURL}`, 'upcoming')
  await openApp(page, `/watch/${game}`)
  await page.getByRole('button', { name: 'Remind me' }).click()
  const dialog = page.getByRole('dialog', { name: /^Remind me about/ })
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await file).suggestedFilename()).toBe(`event-${game}.ics`)
})
