import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFile } from '@grandstand/media/test-file'
import { findGame } from './support/find-game.ts'
import { watched } from './support/live-game.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('an operator uploads a video file, sees it ready and adds captions; a viewer plays it', {
  tag: ['@once', '@journey'],
}, async ({ page, baseURL }) => {
  test.setTimeout(240_000)
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-replay-'))
  const eventId = await findGame(baseURL ?? '', 'finished')
  await openStudio(page, demoOperator, `/studio/channels/northern-league/events/${eventId}`)
  const panel = page.getByRole('region', { name: 'Replays' })
  const send = panel.getByLabel('Choose video files')

  await send.setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') })
  const wrong = panel.getByRole('listitem').filter({ hasText: 'notes.mp4' })
  await expect(wrong.getByText('This is not a readable video.')).toBeVisible({ timeout: 60_000 })
  await wrong.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(wrong).toHaveCount(0)

  await send.setInputFiles(await makeFile(join(dir, 'final.mp4'), { seconds: 6 }))
  const replay = panel.getByRole('listitem').filter({ hasText: 'final.mp4' })
  await expect(replay.getByText('Ready', { exact: true })).toBeVisible({ timeout: 90_000 })
  await replay.getByText('Captions (0)').click()
  const captions = replay.getByLabel('Add a WebVTT file')
  const vtt = (text: string) => ({ name: 'en.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) })
  await captions.setInputFiles(vtt('1\n00:00:01,000 --> 00:00:02,000\nGoal!'))
  await expect(replay.getByText('This is not a WebVTT file')).toBeVisible()
  await captions.setInputFiles(vtt('WEBVTT\n\n00:00.000 --> 00:05.000\nGoal!'))
  await expect(replay.getByText('English (en)')).toBeVisible()

  await page.goto(`/watch/${eventId}`)
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(10)
  expect((await watched(page)).height).toBe(90)
  await rm(dir, { recursive: true })
})
