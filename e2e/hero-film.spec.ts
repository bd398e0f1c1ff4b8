import { startEncoder } from '@grandstand/media/test-encoder'
import { expectAccessible } from './support/expect-accessible.ts'
import { untilPicture } from './support/find-game.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

// Who saves data, or wants no movement, sees a still.
test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } })

/** Of its own: on a shared one the games of other tests lead the page as well. */
let server: LiveServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startLiveServer()
})
test.afterAll(async () => {
  await server.stop()
})

test('the live game that leads the home page moves, without sound and without a player, until it is paused', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const eventId = await server.takeGame()
  const encoderUrl = await server.addCamera(eventId)
  await server.startGame(eventId)
  const encoder = startEncoder(encoderUrl, { seconds: 110, isLive: true, size: '320x180' })
  await untilPicture(server.url, eventId)
  // A busy machine looks like a slow line.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '4g' } }),
  )
  const played: string[] = []
  page.on('request', request => {
    if (/\/playback|\.m3u8/.test(request.url())) played.push(request.url())
  })
  await page.goto(server.url)
  const hero = page.locator('[data-hero]')
  await expect(hero.getByRole('link', { name: 'Watch free' })).toHaveAttribute('href', `/watch/${eventId}`)
  const film = hero.locator('video').first()
  await expect(film).toHaveJSProperty('muted', true, { timeout: 45_000 })
  const seconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(seconds, { timeout: 20_000 }).toBeGreaterThan(0.5)
  await expectAccessible(page)
  // One piece follows the other.
  const first = await film.getAttribute('src')
  await expect(film).not.toHaveAttribute('src', first ?? '', { timeout: 30_000 })
  await hero.getByRole('button', { name: 'Pause the video' }).click()
  await expect(film).toHaveJSProperty('paused', true)
  await expect(hero.getByRole('button', { name: 'Play the video' })).toBeVisible()
  expect(played).toEqual([])
  encoder.child.kill('SIGKILL')
  await encoder.done
})
