import { stat } from 'node:fs/promises'
import { enterAs } from './support/create-person.ts'
import { shareLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

const fan = { firstName: 'Demo', lastName: 'Fan', email: 'fan@demo.example', password: 'demo-fan-password' }

test('a user who may download saves a replay as a file', { tag: ['@once', '@journey'] }, async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const server = shareLiveServer()
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const eventId = await server.recordReplay(4)

  await page.goto(`/watch/${eventId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download the replay' })).toHaveCount(0)
  await enterAs(page, fan, '/profile')
  await page.goto(`/watch/${eventId}`)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the replay' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.mp4$/)
  expect((await stat(await download.path())).size).toBeGreaterThan(10_000)
  await expect(page.getByText('The download has begun.')).toBeVisible()
  await context.close()
})
