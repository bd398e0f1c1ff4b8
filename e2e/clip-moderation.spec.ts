import type { Page } from '@playwright/test'
import { freshPerson } from './support/account.ts'
import { createPerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** A server of its own: a recorded game needs a port that no other test uses. */
let server: LiveServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startLiveServer()
})
test.afterAll(async () => {
  await server.stop()
})

const clipsPath = '/studio/channels/northern-league/clips'

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test(
  'a clip that a viewer publishes waits for an operator, is public, is reported, and is gone everywhere once it is hidden',
  { tag: ['@once', '@journey'] },
  async ({ page, browser, request }, testInfo) => {
    test.setTimeout(240_000)
    const { project } = testInfo
    const name = `From the blue line, ${project.name}`
    const eventId = await server.recordReplay(12)
    const fan = await createPerson(request, freshPerson(testInfo), { origin: server.url })
    const { channel_key } = await (await request.get(`${server.url}/api/channel-config`)).json()
    const key = await request.post(`${server.url}/api/get_api_key`, { data: { channel_key } })
    const visitor: string = (await key.json()).api_key
    const ask = async (path: string, api_key: string) =>
      request.get(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${api_key}` } })
    const post = async (path: string, data: object) => request.post(`${server.url}/api${path}`, { data })

    await openStudio(page, demoOperator, `${server.url}${clipsPath}?show=waiting`)
    await expect(page.getByText('Nothing to decide')).toBeVisible()
    await expectFine(page)

    const game = await (await ask(`/events/${eventId}`, fan.apiKey)).json()
    const options = await (await ask(`/clip/options/${eventId}`, fan.apiKey)).json()
    const made = await post('/clip', {
      api_key: fan.apiKey,
      event_id: game.id,
      event_media_id: game.media[0].id,
      name,
      start_time: 3,
      duration: 5,
      tags: [options.tags[0].alias],
      is_public: true,
    })
    const { id } = await made.json()
    const clipOf = async (api_key: string) => ask(`/clip/${id}`, api_key)
    const moments = async () =>
      (await (await ask('/moments?limit=100', visitor)).json()).items.map((clip: { id: number }) => clip.id)

    // It comes by itself.
    const card = page.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('Waits for approval')
    expect((await clipOf(visitor)).status()).toBe(404)
    await expect(card.getByRole('img')).toHaveCount(0)
    await card.getByRole('button', { name: `Watch ${name}` }).click()
    const video = card.locator('video')
    const seen = () =>
      video.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames)
    await expect.poll(seen, { timeout: 30_000 }).toBeGreaterThan(10)
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused), { timeout: 20_000 })
      .toBe(true)
    await expectFine(page)
    await page.screenshot({ path: testInfo.outputPath('queue-waiting.png'), fullPage: true })
    await card.getByRole('button', { name: `Approve ${name}` }).click()
    await expect(card).toHaveCount(0)
    // A press too many is taken back.
    await page.getByRole('status').filter({ hasText: name }).getByRole('button', { name: 'Undo' }).click()
    await expect(card).toContainText('Waits for approval')
    expect(await moments()).not.toContain(id)
    await card.getByRole('button', { name: `Approve ${name}` }).click()
    await expect(card).toHaveCount(0)
    expect(await moments()).toContain(id)
    const { url } = await (await clipOf(visitor)).json()

    // Another finds it among the moments, and reports it.
    const outside = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })
    const stranger = await outside.newPage()
    await stranger.goto('/moments')
    await expect(stranger.getByText(name).first()).toBeVisible({ timeout: 30_000 })
    await stranger.goto(`/watch_library/${id}`)
    await stranger.getByRole('button', { name: 'Report' }).click()
    const report = stranger.getByRole('dialog', { name: 'Report this clip' })
    await report.getByLabel('What is wrong with it?').selectOption('person')
    await report.getByRole('textbox').fill('That is my son')
    await report.getByRole('button', { name: 'Send the report' }).click()
    await expect(stranger.getByText('Thank you. The operators have your report.')).toBeVisible()

    await page.getByRole('link', { name: 'Reported (1)' }).click()
    await expect(card).toContainText('Shows a person who does not want it')
    await expect(card).toContainText('That is my son')
    await expectFine(page)
    await page.screenshot({ path: testInfo.outputPath('queue-reported.png'), fullPage: true })
    await card.getByRole('button', { name: `Hide ${name}` }).click()
    await expect(page.getByText('Nothing to decide')).toBeVisible()
    expect(await moments()).not.toContain(id)
    expect((await clipOf(visitor)).status()).toBe(404)
    if (url) expect((await request.get(`${server.url}${url}`)).status()).toBe(404)
    expect(await (await clipOf(fan.apiKey)).json()).toMatchObject({
      moderation: 'hidden',
      url: null,
      image_url: null,
    })

    await stranger.goto('/moments')
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(stranger.getByText(name)).toHaveCount(0)
    await stranger.goto(`/watch_library/${id}`)
    await expect(stranger.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await outside.close()

    await page.getByRole('link', { name: 'Hidden', exact: true }).click()
    await card.getByRole('button', { name: `Ban user ${fan.id}` }).click()
    await page.screenshot({ path: testInfo.outputPath('ban.png') })
    await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click()
    await expect(card).toContainText('User is banned')
    expect((await (await ask(`/clip/options/${eventId}`, fan.apiKey)).json()).can_cut).toBe(false)
    await card.getByRole('link', { name: `User ${fan.id}` }).click()
    const panel = page.getByRole('region', { name: 'Clips' })
    await expect(panel).toContainText('This user has 1 clip.')
    await expectFine(page)
    await page.screenshot({ path: testInfo.outputPath('user.png'), fullPage: true })
    await panel.getByRole('button', { name: 'Delete all', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('1 clip is deleted for good')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all', exact: true }).click()
    await expect(panel).toContainText('1 clip was deleted.')
    expect((await clipOf(fan.apiKey)).status()).toBe(404)
    await panel.getByRole('button', { name: `Lift the ban on user ${fan.id}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lift the ban' }).click()
    await expect(panel.getByRole('button', { name: `Ban user ${fan.id}` })).toBeVisible()
  },
)

test(
  'a game that is deleted says how many clips go with it',
  { tag: '@once' },
  async ({ page, request }, testInfo) => {
    test.setTimeout(180_000)
    const eventId = await server.recordReplay(8)
    const fan = await createPerson(request, freshPerson(testInfo), { origin: server.url })
    const headers = { authorization: `Bearer ${fan.apiKey}` }
    const game = await (await request.get(`${server.url}/api/events/${eventId}`, { headers })).json()
    const options = await (await request.get(`${server.url}/api/clip/options/${eventId}`, { headers })).json()
    for (const start_time of [1, 2])
      await request.post(`${server.url}/api/clip`, {
        data: {
          api_key: fan.apiKey,
          event_id: game.id,
          event_media_id: game.media[0].id,
          name: 'Goal',
          start_time,
          duration: 3,
          tags: [options.tags[0].alias],
        },
      })
    await openStudio(page, demoOperator, `${server.url}/studio/channels/northern-league/events/${eventId}`)
    await page.getByRole('button', { name: 'More about this game' }).click()
    const panel = page.getByRole('dialog').getByRole('region', { name: 'Clips' })
    await expect(panel).toContainText('2 clips were cut from this game.')
    await expectFine(page)
    await panel.getByRole('button', { name: 'Delete the game' }).click()
    const question = page.getByRole('dialog').filter({ hasText: 'with its videos and 2 clips' }).last()
    await expect(question).toBeVisible()
    await page.screenshot({ path: testInfo.outputPath('delete-game.png') })
    await question.getByRole('button', { name: 'Delete the game' }).last().click()
    await expect(page).toHaveURL(/\/events$/)
    expect((await request.get(`${server.url}/api/events/${eventId}`, { headers })).status()).toBe(404)
  },
)
