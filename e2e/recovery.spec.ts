import { startEncoder } from '@grandstand/media/test-encoder'
import type { Page } from '@playwright/test'
import { countOpenings, watched } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

const server = shareLiveServer()

const playsOn = (page: Page, seconds: number) =>
  expect.poll(async () => (await watched(page)).seconds, { timeout: 60_000 }).toBeGreaterThan(seconds)

test('an expired token is exchanged while the picture goes on', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(180_000)
  const eventId = await server.recordReplay(60)
  let isTooOld = true
  await page.route(/\/segment-[1-9]\d(?:-w\w+)?\.m4s/, route =>
    isTooOld ? route.fulfill({ status: 403 }) : route.continue(),
  )
  await page.goto(`${server.url}/watch/${eventId}`)
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await playsOn(page, 0)
  const openings = await countOpenings(page)
  await page.route(/\/api\/playback\//, route => {
    isTooOld = false
    return route.continue()
  })
  await playsOn(page, 22)
  expect(await openings()).toBe(0)
})

test('a lost network throws nobody to live who has rewound, nor to kick-off who was live', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const { eventId, cameraUrl } = await server.recordGame(60)
  const encoder = startEncoder(cameraUrl, { seconds: 120, size: '160x90', isLive: true })
  await page.goto(`${server.url}/watch/${eventId}`)
  await page.getByRole('button', { name: 'Watch live' }).click()
  await playsOn(page, 58)
  await page.locator('video').focus()
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('j')
  await expect.poll(async () => (await watched(page)).seconds).toBeLessThan(50)
  await expect(page.getByTitle('Go live')).toBeVisible()

  const openings = await countOpenings(page)
  const left = await watched(page)
  await page.route(/\/index\.m3u8/, route => route.fulfill({ status: 503 }))
  await expect.poll(openings, { timeout: 60_000 }).toBeGreaterThan(0)
  await page.unroute(/\/index\.m3u8/)
  await playsOn(page, left.seconds)
  const back = await watched(page)
  expect(back.seconds).toBeLessThan(left.seconds + 20)
  await playsOn(page, back.seconds)

  await page.locator('video').hover()
  await page.getByTitle('Go live').click()
  // The bar leaves while nobody points at it.
  const live = page.getByRole('button', { name: 'Live', exact: true, includeHidden: true })
  await expect(live).toBeAttached({ timeout: 60_000 })

  // At the live edge, a network that is back after the end of the game shows the end, not the kick-off.
  const atEdge = await watched(page)
  await page.route(/\/index\.m3u8/, route => route.fulfill({ status: 503 }))
  const reopenings = await countOpenings(page)
  await expect.poll(reopenings, { timeout: 60_000 }).toBeGreaterThan(0)
  encoder.child.kill()
  await encoder.done
  await server.endGame(eventId)
  await page.unroute(/\/index\.m3u8/)
  await expect.poll(async () => (await watched(page)).seconds).toBeGreaterThan(atEdge.seconds - 5)
  await expect(page.getByText('The game is over.')).toBeVisible()
})
