import { readFile } from 'node:fs/promises'
import { startEncoder } from '@grandstand/media/test-encoder'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { gameLines } from './support/game-lines.ts'
import { holdButton } from './support/hold-button.ts'
import { shareLiveServer } from './support/live-server.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const server = shareLiveServer()

const eventsPath = '/studio/channels/northern-league/events'
const tonightPath = '/studio/channels/northern-league/tonight'

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('an operator sets up a camera, sees its encoder come and go, and ends the game', {
  tag: ['@once', '@journey'],
}, async ({ page }) => {
  test.setTimeout(240_000)
  await openStudio(page, demoOperator, `${server.url}${eventsPath}`)
  await expect(gameLines(page).first()).toBeVisible()
  await expectFine(page)
  await page.goto(`${server.url}${eventsPath}?status=upcoming&camera=none&sale=sold`)
  await expect(gameLines(page).first()).toContainText(/No camera yet|Planned/)
  // One that is sold: its room has money as well.
  await gameLines(page).filter({ hasText: '$' }).first().getByRole('link').click()

  const cameras = page.getByRole('region', { name: 'Cameras' })
  await expect(cameras).toContainText('This game has no camera yet.')
  await cameras.getByLabel('Name of the camera').fill('Main stand')
  await cameras.getByRole('button', { name: 'Add a camera' }).click()
  const camera = cameras.getByRole('listitem')
  await expect(camera).toContainText('Waiting for an encoder')
  const stage = page.getByRole('region', { name: 'Picture' })
  await expect(stage).toContainText(`rtmp://localhost:${server.rtmpPort}/live`)
  await stage.getByRole('button', { name: 'Show the key' }).click()
  await expect(stage.getByRole('img', { name: 'Code for the camera app' })).toHaveCount(1)
  const key = await stage.locator('code').last().textContent()
  expect(key).toMatch(/^[\w-]{22}$/)
  await stage.getByRole('button', { name: 'OBS' }).click()
  const saving = page.waitForEvent('download')
  await stage.getByRole('button', { name: 'Save service.json' }).click()
  const service = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  expect(service.settings).toMatchObject({ key, server: `rtmp://localhost:${server.rtmpPort}/live` })
  await expectFine(page)

  await page.getByLabel('Note for the crew').fill('Second tripod is on its way.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Second tripod is on its way.')
  await holdButton(page, 'Hold to go live')
  await expect(page.getByRole('button', { name: 'Hold to end' }).first()).toBeVisible()
  await expect(page.getByRole('log')).toContainText('Went live')

  // The page follows by itself.
  const url = `rtmp://127.0.0.1:${server.rtmpPort}/live/${key}`
  const wrong = startEncoder(url, { seconds: 2, size: '160x90', sound: 'mp3' })
  await expect(camera).toContainText('The encoder sends the sound as MP3. Set it to AAC.')
  await wrong.done
  const encoder = startEncoder(url, { seconds: 150, isLive: true, size: '160x90' })
  await expect(camera).toContainText('Sending')
  await expect(camera).not.toContainText('MP3')
  // All of it is on one screen of a desk, also while the camera's line warns of something.
  await page.setViewportSize({ width: 1440, height: 900 })
  const expectOneScreen = async () => {
    for (const name of ['Picture', 'Score and clock', 'Money', 'Clips'])
      await expect(page.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(camera).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Note for the crew')).toBeInViewport({ ratio: 1 })
  }
  await expectOneScreen()
  const second = startEncoder(url, { seconds: 2, size: '160x90' })
  await expect(camera).toContainText('A second encoder used this key')
  await expectOneScreen()
  await second.done
  await page.getByRole('button', { name: 'Pause for viewers' }).first().click()
  await expect(stage).toContainText('Only you see this')
  await page.getByRole('button', { name: 'Show the picture again' }).first().click()
  await expect(camera).toContainText('Sending')
  await expectFine(page)

  // The checks turn green as the picture comes, and say what to do about what is not well.
  const gamePage = page.url()
  await page.goto(`${gamePage}/go-live`)
  const checks = page.getByRole('region', { name: 'Checks of Main stand' })
  for (const text of ['signal arrives', 'picture shows something', 'Key frames come', 'loud enough'])
    await expect(checks.getByRole('listitem').filter({ hasText: text })).toContainText('(fine)')
  await expect(checks).toContainText('Set the encoder to 1280 × 720')
  await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()

  await page.goto(`${server.url}${tonightPath}`)
  const { pathname } = new URL(gamePage)
  const shown = page.getByRole('listitem').filter({ has: page.locator(`h3 a[href="${pathname}"]`) })
  await expect(shown).toBeVisible()
  await shown.getByLabel('Picture of Main stand, without sound').scrollIntoViewIfNeeded()
  await expect
    .poll(() => shown.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0)
  await expectFine(page)
  await page.goto(gamePage)

  await camera.getByRole('button', { name: 'Key, name and removal of Main stand' }).click()
  await expect(camera.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await camera.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New key' }).click()
  await encoder.done
  await expect(camera).toContainText('Signal lost')
  await expect(camera).toContainText('The encoder was cut off when the key changed.')
  await expect(camera.locator('code')).not.toHaveText(key ?? '')

  await holdButton(page, 'Hold to end')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await expect(camera).toContainText('Recorded')
  await camera.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog')).toContainText('its recording is deleted for good')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(cameras).toContainText('This game has no camera yet.')
})

for (const [language, title, back] of [
  ['fr', 'Matchs', 'Tous les matchs'],
  ['bg', 'Мачове', 'Всички мачове'],
] as const) {
  test(`the events are shown in ${language}`, { tag: '@once' }, async ({ page }) => {
    await openStudio(page, demoOperator, `${server.url}${eventsPath}`)
    await page.getByRole('banner').getByRole('combobox').selectOption(language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await gameLines(page).first().getByRole('link').click()
    await expect(page.getByRole('link', { name: back })).toBeVisible()
  })
}
