import type { Page } from '@playwright/test'

/** What the video element has decoded, and where it is. */
export const watched = (page: Page) => page.evaluate(readVideo)

/** Runs in a page. */
export function readVideo() {
  const video = document.querySelector('video')
  return {
    frames: video?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
    seconds: video?.currentTime ?? 0,
    isPaused: video?.paused ?? true,
    height: video?.videoHeight ?? 0,
  }
}

/** Presses play, unless the page was there before the picture: then it plays by itself. */
export async function watchLive(page: Page): Promise<void> {
  const play = page.getByRole('button', { name: 'Watch live' })
  const player = page.getByRole('region', { name: 'Video player' })
  await play.or(player).first().waitFor({ timeout: 60_000 })
  if (await play.isVisible()) await play.click()
}

/** From now on: how often the player has restarted. */
export async function countOpenings(page: Page) {
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.dataset.openings = '0'
    video.addEventListener('emptied', () => {
      video.dataset.openings = String(Number(video.dataset.openings) + 1)
    })
  })
  return async () => Number(await page.locator('video').getAttribute('data-openings'))
}

/** From now on: how long ago the picture that is shown was taken in, by the dates in the playlist. */
export function followDelay(page: Page): () => Promise<number> {
  let playlistUrl = ''
  page.on('request', request => {
    const [address = ''] = request.url().split('?')
    if (address.endsWith('.m3u8')) playlistUrl = address
  })
  return async () => {
    const playlist = await (await page.request.get(playlistUrl)).text()
    const { seconds } = await watched(page)
    return (Date.now() - dateAt(playlist, seconds)) / 1000
  }
}

/** Of a list from kick-off on, whose segments follow on each other. */
function dateAt(playlist: string, seconds: number): number {
  let startSeconds = 0
  let dateMs = Number.NaN
  for (const line of playlist.split('\n')) {
    const [, date] = line.match(/^#EXT-X-PROGRAM-DATE-TIME:(.+)$/) ?? []
    if (date) dateMs = Date.parse(date)
    const [, duration] = line.match(/^#EXTINF:([\d.]+)/) ?? []
    if (!duration) continue
    if (startSeconds + Number(duration) > seconds) break
    startSeconds += Number(duration)
  }
  return dateMs + (seconds - startSeconds) * 1000
}
