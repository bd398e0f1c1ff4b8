import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFile } from '@grandstand/media/test-file'
import { freshPerson, openApp } from './support/account.ts'
import { becomePerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { watched } from './support/live-game.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

// A card that is pointed at plays, unless its user wants rest.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(
  'an operator uploads a library video with captions; a user plays it, leaves and resumes',
  {
    tag: ['@once', '@journey'],
  },
  async ({ page }, testInfo) => {
    test.setTimeout(240_000)
    const dir = await mkdtemp(join(tmpdir(), 'grandstand-library-'))
    await openStudio(page, demoOperator, '/studio/channels/northern-league/library')
    const row = page.getByRole('listitem').filter({ hasText: 'Ice at dawn' })
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('link', { name: 'Ice at dawn' }).click()
    const panel = page.getByRole('region', { name: 'Video' })
    await panel
      .getByLabel('Choose video files')
      .setInputFiles(await makeFile(join(dir, 'rink.mp4'), { seconds: 20 }))
    const file = panel.getByRole('listitem').filter({ hasText: 'rink.mp4' })
    await expect(file.getByText('Ready', { exact: true })).toBeVisible({ timeout: 120_000 })
    await file.getByText('Captions (0)').click()
    const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:20.000\nFresh ice')
    await file
      .getByLabel('Add a WebVTT file')
      .setInputFiles({ name: 'en.vtt', mimeType: 'text/vtt', buffer: vtt })
    await expect(file.getByText('English (en)')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'To the library' }).click()
    await expect(row.getByText('Can be watched')).toBeVisible()

    // It is for users: a visitor sees that instead of the picture.
    await openApp(page, '/vod_library')
    const card = page.locator('a[href^="/vod_library/"]').filter({ hasText: 'Ice at dawn' }).first()
    await expect(card).toContainText('0:20')
    const address = (await card.getAttribute('href')) ?? ''
    await card.hover()
    await expect(card.locator('video')).toHaveJSProperty('muted', true)
    await card.click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByText('Log in to watch this video.')).toBeVisible()

    await becomePerson(page, freshPerson(testInfo))
    await openApp(page, address)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(10)
    const video = page.locator('main video')
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 9
    })
    await page.getByRole('button', { name: 'Captions' }).click()
    await expect(page.getByText('Fresh ice')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the library' }).click()
    await expect(card.getByText(/watched/i)).toBeAttached({ timeout: 20_000 })
    const begun = page.getByRole('region', { name: 'Continue watching' })
    await expect(begun.locator('a[href^="/vod_library/"]')).toHaveCount(1)
    await expect(begun).toContainText('Ice at dawn')

    await openApp(page, address)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByText(/Resuming at 0:(09|1\d)/)).toBeVisible({ timeout: 30_000 })
    await rm(dir, { recursive: true })
  },
)
