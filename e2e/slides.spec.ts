import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFile } from '@grandstand/media/test-file'
import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

// Who saves data, or wants no movement, sees pictures alone.
test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } })

const library = '/studio/channels/northern-league/library'
const title = 'Fresh ice every week'
const slide = (page: Page) => page.getByRole('group').filter({ hasText: title })
const film = (page: Page) => slide(page).locator('video')
const isPlaying = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused)

/** The slides stand still where somebody stays with them. */
async function showSlide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause the slides' }).click()
  await page.getByRole('button', { name: 'Show slide 2' }).click()
  await expect(slide(page)).toBeInViewport({ ratio: 0.9 })
}

test('an operator uploads the film of a slide; it plays while visible, can be paused, and is removed', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-slides-'))
  await openStudio(page, demoOperator, library)
  await page.getByRole('link', { name: title }).click()
  const panel = page.getByRole('region', { name: 'Film of the slide' })
  await panel
    .getByLabel('Choose video files')
    .setInputFiles(await makeFile(join(dir, 'rink.mp4'), { seconds: 4 }))
  const file = panel.getByRole('listitem').filter({ hasText: 'rink.mp4' })
  await expect(file.getByText('Ready', { exact: true })).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page)

  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/clip.mp4')) asked.push(request.url())
  })
  // A busy machine looks like a slow line.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '4g' } }),
  )
  // Visitors get the old page while a new one is made.
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('/clip.mp4')
  await openApp(page, '/')
  await page.getByRole('region', { name: 'Highlights' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.hero__image').first()).toBeVisible()
  expect(asked).toEqual([])
  await showSlide(page)
  await expect(film(page)).toHaveCount(1, { timeout: 45_000 })
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(film(page)).toHaveJSProperty('muted', true)
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Pause the video' }).click()
  await expect.poll(() => isPlaying(page)).toBe(false)
  await page.getByRole('button', { name: 'Play the video' }).click()
  await expect.poll(() => isPlaying(page)).toBe(true)
  // Out of sight it rests: below the fold, and beside another slide.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => isPlaying(page)).toBe(false)
  await page.getByRole('region', { name: 'Highlights' }).scrollIntoViewIfNeeded()
  await expect.poll(() => isPlaying(page)).toBe(true)
  await page.getByRole('button', { name: 'Show slide 3' }).click()
  await expect.poll(() => isPlaying(page)).toBe(false)

  await page.goto(library)
  await page.getByRole('link', { name: title }).click()
  await file.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(file).toHaveCount(0)
  await expect
    .poll(async () => {
      const { items } = await (await page.request.get('/api/slides/web')).json()
      return items.filter(({ video }: { video: string | null }) => video !== null)
    })
    .toEqual([])
  await rm(dir, { recursive: true, force: true })
})
