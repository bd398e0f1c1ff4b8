import { startEncoder } from '@grandstand/media/test-encoder'
import { expectAccessible } from './support/expect-accessible.ts'
import { takeKey, untilPicture } from './support/find-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

// Who saves data, or wants no movement, sees a still.
test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } })

test('the live game that leads the home page moves, without sound and without a player, until it is paused', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const server = shareLiveServer()
  const eventId = await server.takeGame()
  const encoderUrl = await server.addCamera(eventId)
  await server.startGame(eventId)
  const encoder = startEncoder(encoderUrl, { seconds: 110, isLive: true, size: '320x180' })
  await untilPicture(server.url, eventId)
  const key = await takeKey(server.url)
  const game = await (await fetch(`${server.url}/api/events/${eventId}?api_key=${key}`)).json()
  // A game of one's own school leads the page, whatever else is live.
  const [team] = game.participants
  await page.context().addCookies([{ name: 'picked', value: `group-${team.group_id}`, url: server.url }])
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
  await expect(hero.getByRole('heading').first()).toContainText(team.card_name)
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
