import { openApp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { watched } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

// What plays by itself does so where neither the viewer nor the line speaks against it.
test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } })

/** The rest of a preview that was begun elsewhere: nobody here waits for a minute. */
const leftSeconds = 8

test('the free seconds of a paid game play at once, without sound; then the same frame blurs in place', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const server = shareLiveServer()
  const { eventId } = await server.recordGame(30, 'paid')
  await page.route('**/free-preview', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), left_seconds: leftSeconds } })
  })
  await openApp(page, `${server.url}/watch/${eventId}`)
  const stage = page.locator('[data-stage]')
  await expect(stage.getByText(/^Preview · 0:0\d left$/)).toBeVisible()
  await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(10)
  const isMuted = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)
  expect(await isMuted()).toBe(true)
  await stage.getByRole('button', { name: 'Tap for sound' }).click()
  expect(await isMuted()).toBe(false)
  // What sells the game stays readable beside it.
  await expect(page.getByRole('link', { name: 'Keep watching · $9.99' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Score by period' })).toBeVisible()

  await expect(stage.getByText('Preview over')).toBeVisible({ timeout: 20_000 })
  await expect(stage.getByRole('heading', { name: 'The game goes on' })).toBeVisible()
  await expect(stage.locator('img[src^="data:"]')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Keep watching · $9.99' })).toBeVisible()
  await expectAccessible(page)

  // A reload goes on with what is left, as the server has counted it.
  await page.unroute('**/free-preview')
  await page.reload()
  await expect(stage.getByText(/^Preview · 0:[0-4]\d left$/)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(stage.getByRole('button', { name: 'Watch the preview' })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
})
