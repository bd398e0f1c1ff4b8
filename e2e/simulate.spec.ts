import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { shareLiveServer } from './support/live-server.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const server = shareLiveServer()

test('on the demo anybody rehearses every state of a game, in their own tab alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const game = await findEvent(page.request, { type: 'free', stream_status: 'upcoming' })
  const upcoming = String(game.id)
  await page.goto('/simulate')
  await expect(page.getByText('No rehearsal is on.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Game', { exact: true }).selectOption(upcoming)
  await page.getByLabel('State of the game').selectOption('finished')
  await page.getByLabel('Who may watch').selectOption('ppv')
  await page.getByLabel('Access of this viewer').selectOption('no')
  await expect(page.getByText('A rehearsal is on in this tab.')).toBeVisible()
  await expectAccessible(page, { hasPages: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  // Also after a reload, and in no other tab.
  const statusOf = (of: typeof page) =>
    of.evaluate(async id => {
      const key = JSON.parse(localStorage.getItem('rudy_api_key') ?? '{}').value
      const { stream_status, type } = await (await fetch(`/api/events/${id}?api_key=${key}`)).json()
      return [stream_status, type]
    }, upcoming)
  await page.goto(`/watch/${upcoming}`)
  await expect.poll(() => statusOf(page)).toEqual(['finished', 'ppv'])
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`/watch/${upcoming}`)
  await expect(other.locator('#splash')).toHaveCount(0)
  expect((await statusOf(other))[0]).toBe('upcoming')
  await elsewhere.close()

  await page.goto('/simulate')
  await page.getByRole('button', { name: 'End the rehearsal' }).click()
  await expect(page.getByText('No rehearsal is on.')).toBeVisible()
  expect((await statusOf(page))[0]).toBe('upcoming')
})

test('every command reaches the player in a frame, and its messages are read', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(180_000)
  const replay = await server.recordReplay(12)
  // By its address: the list has the newest, and other tests end games too.
  await page.goto(`${server.url}/simulate?game=${replay}`)
  const log = page.getByRole('log')
  await expect(log).toContainText('"event":"ready"', { timeout: 30_000 })
  const command = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await command('play_part')
  await expect(log).toContainText('"event":"complete"', { timeout: 60_000 })
  for (const name of ['seek', 'play', 'pause', 'rewind', 'get_time', 'stop']) {
    await command(name)
    await expect(log.getByText('received').first()).toBeVisible()
    await expect(log).toContainText(new RegExp(`received \\{[^}]*"cmd":"${name}"`))
  }
  await page.screenshot({ path: test.info().outputPath('simulate.png'), fullPage: true })
  await expectAccessible(page, { hasPages: true })
  await page.getByLabel('Region').selectOption('yes')
  // The frame is another page now.
  await expect(log.getByRole('listitem').first()).toContainText('"event":"ready"', { timeout: 30_000 })
  await command('play')
  await expect(log).toContainText('"code":"not_allowed"', { timeout: 30_000 })
})

test('an operator makes a private game, changes it, and sees it where nobody else does', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.setTimeout(180_000)
  await openStudio(page, demoOperator, `${server.url}/studio`)
  const { channel_key } = await (await page.request.get(`${server.url}/api/channel-config`)).json()
  await page.goto(`${server.url}/studio/channels/${channel_key}/tonight`)
  await page.getByRole('button', { name: 'Rehearsal' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Rehearsal' })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  const [id = ''] = page.url().match(/\d+$/) ?? []

  await page.goto(`${server.url}/simulate?game=${id}`)
  const form = page.getByRole('form', { name: 'Private game' })
  await form.getByLabel('State of the game').selectOption('live')
  await form.getByRole('textbox').first().fill('7')
  await form.getByLabel('Period, as viewers read it').fill('Q3 8:21')
  await form.getByRole('button', { name: 'Change the game' }).click()
  await expect(form.getByText('The game is changed.')).toBeVisible()
  await expectAccessible(page, { hasPages: true })
  await page.goto(`${server.url}/watch/${id}`)
  await expect(page.getByText('Rehearsal: only people who are logged in to the Studio')).toBeVisible()
  // The rehearsal is like the next game, which may be a meet.
  await expect(page.getByRole('main')).toContainText(/(Q3|3rd quarter)[^0-9]*8:21/)

  const elsewhere = await browser.newContext()
  const visitor = await elsewhere.newPage()
  expect((await visitor.goto(`${server.url}/watch/${id}`))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible({ timeout: 30_000 })
  await elsewhere.close()
})
