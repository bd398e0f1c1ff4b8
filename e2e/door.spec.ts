import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { takeKey } from './support/find-game.ts'
import { watched } from './support/live-game.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

let server: LiveServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  // Somebody every twelve seconds.
  server = await startLiveServer({ JOINS_PER_SECOND: '0.08' })
})
test.afterAll(async () => {
  await server.stop()
})

/** Somebody else who presses play; their place. Zero: they are in. */
async function comeToo(eventId: string): Promise<number> {
  const answer = await fetch(`${server.url}/api/events/${eventId}/playback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ api_key: await takeKey(server.url) }),
  })
  return answer.ok ? 0 : (await answer.json()).error.place.number
}

const press = (page: Page) => page.getByRole('button', { name: 'Watch the replay' }).click()
const line = (page: Page) => page.locator('[data-door]')

async function readNumber(page: Page): Promise<number> {
  const text = await line(page).getByRole('status').textContent()
  return Number(text?.match(/number (\d+)/)?.[1])
}

test('in a crowd a page shows its place, keeps it through a reload, and plays by itself', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(240_000)
  const eventId = await server.recordReplay(20)
  await page.goto(`${server.url}/watch/${eventId}`)
  // Until people wait; those who came before have their turn first.
  while ((await comeToo(eventId)) < 3);
  await press(page)
  await expect(line(page)).toContainText('You will not miss your place')
  const number = await readNumber(page)
  expect(number).toBeGreaterThan(0)
  await expectAccessible(page)

  expect(await comeToo(eventId)).toBeGreaterThan(0)
  await page.reload()
  await press(page)
  await expect(line(page).or(page.locator('video'))).toBeVisible()
  if (await line(page).isVisible()) expect(await readNumber(page)).toBeLessThanOrEqual(number)
  // Nobody presses anything.
  await expect.poll(async () => (await watched(page)).seconds, { timeout: 120_000 }).toBeGreaterThan(0.5)
  await expect(line(page)).toHaveCount(0)

  // Who plays goes on after a reload, whoever waits.
  expect(await comeToo(eventId)).toBeGreaterThan(0)
  await page.reload()
  await press(page)
  await expect.poll(async () => (await watched(page)).seconds, { timeout: 60_000 }).toBeGreaterThan(0.5)
})
