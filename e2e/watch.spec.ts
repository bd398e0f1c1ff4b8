import { startEncoder } from '@grandstand/media/test-encoder'
import type { Page } from '@playwright/test'
import { type DemoServer, freePort, startDemoServer } from './support/demo-server.ts'
import { expect, test } from './support/test.ts'

/** One server and one encoder for all: the journey of a game from its first picture to its replay. */
let server: DemoServer
let rtmpPort: number

test.beforeAll(async () => {
  test.setTimeout(180_000)
  rtmpPort = await freePort()
  server = await startDemoServer({ RTMP_PORT: String(rtmpPort) })
})
test.afterAll(async () => {
  await server.stop()
})

/** A free game of the demo, made live, with a camera of its own: which are live by themselves depends on the hour. */
async function addCamera(page: Page): Promise<{ eventId: string; url: string }> {
  const config = await (await page.request.get(`${server.url}/api/channel-config`)).json()
  const key = await (
    await page.request.post(`${server.url}/api/get_api_key`, { data: { channel_key: config.channel_key } })
  ).json()
  const list = await (
    await page.request.get(`${server.url}/api/events?stream_status=upcoming&limit=100&api_key=${key.api_key}`)
  ).json()
  const game = list.items.find(
    (event: { type: string; media: unknown[] }) => event.type === 'free' && event.media.length === 0,
  )
  await server.media('start', String(game.id))
  const made = await server.media('camera', String(game.id))
  const streamKey = made.match(/stream key {2}(\S+)/)?.[1]
  return { eventId: String(game.id), url: `rtmp://127.0.0.1:${rtmpPort}/live/${streamKey}` }
}

/** What the video element has decoded, and where it is. */
const watched = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video')
    return {
      frames: video?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
      seconds: video?.currentTime ?? 0,
      isPaused: video?.paused ?? true,
      height: video?.videoHeight ?? 0,
    }
  })

test('a live game plays, can be rewound, outlives a dropped encoder, and is its own replay', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { eventId, url } = await addCamera(page)
  const encoder = startEncoder(url, { seconds: 120, isLive: true })
  await page.goto(`${server.url}/watch/${eventId}`)
  const play = page.getByRole('button', { name: 'Watch live' })
  await expect(play).toBeVisible()
  // The encoder may need a moment before there is something to play.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click()
    else if (await play.isVisible()) await play.click()
    await expect(page.locator('video')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(60)
  expect((await watched(page)).height).toBe(180)
  await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible()

  const player = page.getByRole('region', { name: 'Video player' })
  await expect.poll(async () => (await watched(page)).seconds, { timeout: 60_000 }).toBeGreaterThan(14)
  await player.focus()
  await page.locator('video').focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: 'Go to live' })).toBeVisible()
  await page.getByRole('button', { name: 'Go to live' }).click()
  await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible({ timeout: 20_000 })

  // The encoder drops and comes back: the same page goes on.
  encoder.child.kill('SIGKILL')
  await encoder.done
  const before = await watched(page)
  const second = startEncoder(url, { seconds: 60, isLive: true })
  await expect
    .poll(async () => (await watched(page)).frames, { timeout: 60_000 })
    .toBeGreaterThan(before.frames + 120)

  await server.media('end', eventId)
  await second.done
  await page.reload()
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(30)
  await expect(page.getByText(/^0:\d\d \/ \d:\d\d$/)).toBeVisible()
})
