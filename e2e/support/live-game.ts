import type { Page } from '@playwright/test'
import type { DemoServer } from './demo-server.ts'

interface ListedEvent {
  id: number
  type: string
  media: unknown[]
}

/** A free game of the demo that has no picture yet: which are live by themselves depends on the hour. */
export function findUpcomingGame(page: Page, server: DemoServer): Promise<string> {
  return findGame(page, server.url, 'upcoming')
}

export async function findGame(page: Page, url: string, status: 'upcoming' | 'finished'): Promise<string> {
  const { channel_key } = await (await page.request.get(`${url}/api/channel-config`)).json()
  const { api_key } = await (
    await page.request.post(`${url}/api/get_api_key`, { data: { channel_key } })
  ).json()
  const list = await (
    await page.request.get(`${url}/api/events?stream_status=${status}&limit=100&api_key=${api_key}`)
  ).json()
  const game = list.items.find(({ type, media }: ListedEvent) => type === 'free' && media.length === 0)
  return String(game.id)
}

/** Where an encoder sends the picture of a new camera to. */
export async function addCamera(
  server: DemoServer,
  rtmpPort: number,
  eventId: string,
  name = 'Main camera',
): Promise<string> {
  const made = await server.media('camera', eventId, name)
  return `rtmp://127.0.0.1:${rtmpPort}/live/${made.match(/stream key {2}(\S+)/)?.[1]}`
}

/** What the video element has decoded, and where it is. */
export const watched = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video')
    return {
      frames: video?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
      seconds: video?.currentTime ?? 0,
      isPaused: video?.paused ?? true,
      height: video?.videoHeight ?? 0,
    }
  })

/** From now on: how often the player has begun anew. */
export async function countOpenings(page: Page) {
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.dataset.openings = '0'
    video.addEventListener('emptied', () => {
      video.dataset.openings = String(Number(video.dataset.openings) + 1)
    })
  })
  return async () => Number(await page.locator('video').getAttribute('data-openings'))
}
