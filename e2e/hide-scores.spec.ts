import type { Page } from '@playwright/test'
import { freshPerson } from './support/account.ts'
import { becomePerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { watched } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

const findGameOf = async (page: Page, id: string) => {
  const { channel_key } = await (await page.request.get('/api/channel-config')).json()
  const key = await (await page.request.post('/api/get_api_key', { data: { channel_key } })).json()
  const game = await page.request.get(`/api/events/${id}?api_key=${key.api_key}`)
  const { participants }: { participants: { name: string; card_name: string; alias: string }[] } =
    await game.json()
  return { participants }
}

const strip = (page: Page) => page.getByRole('region', { name: 'Scores', exact: true })
const eye = (page: Page) => strip(page).getByRole('button', { name: 'Hide scores' })

test(
  'one eye hides the score of a game everywhere but at its picture',
  {
    tag: ['@once', '@journey'],
  },
  async ({ browser }, testInfo) => {
    test.setTimeout(180_000)
    const server = shareLiveServer()
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await becomePerson(page, freshPerson(testInfo))
    const { eventId } = await server.recordGame(60)
    await server.events('set', eventId, 'score=7919-6841')
    await server.endGame(eventId)
    const chip = strip(page).locator(`a[href="/watch/${eventId}"]`)
    const { participants } = await findGameOf(page, eventId)
    const [away] = participants

    // Other tests end games too, and a strip has the newest.
    await page.goto(`/?participant=${away?.alias}`)
    await expect(chip).toContainText('7919')
    await eye(page).focus()
    await page.keyboard.press('Enter')
    await expect(eye(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(chip).toContainText('Score hidden')
    await expect(chip).not.toContainText('7919')
    await expectAccessible(page)

    const paths = [
      ...['/', '/vod', '/schedule', '/moments', '/vod_library', '/profile/favorites', '/no-such-page'],
      ...[`/watch/${eventId}`, `/watch/${eventId}?tab=clips`, `/?participant=${away?.alias}`],
    ]
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await page.content(), path).not.toMatch(/7919|6841/)
    }
    // How a team has played is a sum of what is not told.
    await expect(page.getByRole('heading', { level: 1, name: away?.name ?? '' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'This season' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Search' }).first().click()
    const search = page.getByRole('dialog').getByRole('combobox')
    await search.fill(participants.map(({ name }) => name).join(' '))
    await expect(page.getByRole('dialog').locator(`a[href="/watch/${eventId}"]`)).toBeVisible()
    expect(await page.content()).not.toMatch(/7919|6841/)
    await page.goto(`/watch/${eventId}`)

    // The score is that of the picture, which does not say how long it goes on.
    await expect(page.getByText('Moments appear as you watch')).toBeVisible()
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(10)
    await page.keyboard.press('0')
    await expect(page.getByText('The score at your picture')).toBeVisible()
    await expect(page.getByText('7919')).toHaveCount(0)
    const player = page.getByRole('region', { name: 'Video player' })
    // Nor does its bar, whatever a screen reader asks of it: it goes on beyond the end.
    const bar = player.getByRole('slider', { name: 'Place in the game' })
    await expect(bar).toHaveAttribute('max', '1200')
    for (let times = 0; times < 3; times++) await page.keyboard.press('l')
    await expect(page.getByText('7919').first()).toBeVisible()
    await expect(bar).toHaveAttribute('max', '1200')
    await expect(bar).toHaveAttribute('aria-valuetext', /^0:3\d$/)
    await expect(page.getByRole('slider', { name: 'Timeline of the game' })).toHaveAttribute('max', '1200')
    await expect(player.getByText('0:3')).not.toHaveCount(0)
    await expect(player.getByText(' / ')).toHaveCount(0)
    await expectAccessible(page)

    // To go on with it is offered without the end.
    await page.goto('/')
    const begun = page.getByRole('region', { name: 'Continue watching' })
    await expect(begun.locator(`a[href="/watch/${eventId}"]`).first()).toBeVisible()
    await expect(begun.getByText('%')).toHaveCount(0)

    await page.goto(`/watch/${eventId}`)
    await page.getByRole('button', { name: 'Show the score' }).click()
    await expect(page.getByText('7919').first()).toBeVisible()

    await page.goto('/')
    await eye(page).click()
    await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
    await page.goto('/')
    await expect(begun.getByText('%').first()).toBeAttached()
    await page.goto(`/?participant=${away?.alias}`)
    await expect(page.getByRole('region', { name: 'This season' })).toContainText('7919–6841')
    await context.close()
  },
)

test('an address asks for no scores, and the device keeps to it for some hours', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/?spoilers=off')
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'true')
  const kept = (await page.context().cookies()).find(({ name }) => name === 'hide_scores')
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeLessThan(24 * 3600)
  // Drawn by the server, without a script of the page.
  const { text } = await page.request.get('/').then(async answer => ({ text: await answer.text() }))
  expect(text).toContain('aria-pressed="true"')
  await eye(page).click()
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await page.request.get('/').then(answer => answer.text())).not.toContain('aria-pressed="true"')
})

test(
  'a link that hides scores changes no account: it ends with the device',
  { tag: '@once' },
  async ({ page }, info) => {
    const apiKey = await becomePerson(page, freshPerson(info))
    await page.goto('/?spoilers=off')
    await expect(eye(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Account of')).toBeAttached()
    await expect(strip(page).getByText('Score hidden').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    const { hide_scores } = await (await page.request.get(`/api/profile?api_key=${apiKey}`)).json()
    expect(hide_scores).toBe(false)
    // As on another device of theirs.
    await page.context().clearCookies({ name: 'hide_scores' })
    await page.goto('/')
    await expect(page.getByLabel('Account of')).toBeAttached()
    await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
  },
)
