import type { Page } from '@playwright/test'

/** What a page has shown. */
export interface Shown {
  /** Where in the video the newest picture is. */
  seconds: number
  /** The longest that it stood without a new one, until now. */
  longestStillMs: number
  isEnded: boolean
}

export interface Pictures {
  read(): Promise<Shown>
  /** From now on the longest standstill is counted. */
  restart(): Promise<void>
  /** Milliseconds until it is so. */
  until(isSo: (shown: Shown) => boolean, timeoutMs: number): Promise<number>
}

/** Notes each picture that the page's player shows, whichever video element it has. */
export async function watchPictures(page: Page): Promise<Pictures> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const seen = new WeakSet<HTMLVideoElement>()
    const follow = (video: HTMLVideoElement) =>
      video.requestVideoFrameCallback((nowMs, { mediaTime }) => {
        const stillMs = nowMs - Number(dataset.shownAtMs ?? nowMs)
        dataset.longestStillMs = String(Math.max(Number(dataset.longestStillMs ?? 0), stillMs))
        dataset.shownAtMs = String(nowMs)
        dataset.shownSeconds = String(mediaTime)
        follow(video)
      })
    setInterval(() => {
      const video = document.querySelector('video')
      if (!video || seen.has(video)) return
      seen.add(video)
      follow(video)
    }, 50)
  })
  const read = () =>
    page.evaluate(() => {
      const { shownSeconds, shownAtMs, longestStillMs } = document.documentElement.dataset
      const sinceMs = shownAtMs === undefined ? 0 : performance.now() - Number(shownAtMs)
      return {
        seconds: Number(shownSeconds ?? -1),
        longestStillMs: Math.max(Number(longestStillMs ?? 0), sinceMs),
        isEnded: document.querySelector('video')?.ended ?? false,
      }
    })
  return {
    read,
    restart: () =>
      page.evaluate(() => {
        const { dataset } = document.documentElement
        dataset.shownAtMs = String(performance.now())
        dataset.longestStillMs = '0'
      }),
    async until(isSo, timeoutMs) {
      const startedAtMs = performance.now()
      while (!isSo(await read())) {
        if (performance.now() - startedAtMs > timeoutMs) {
          const said = await page.getByRole('main').textContent()
          const video = JSON.stringify(await describeVideo(page))
          throw new Error(
            `No picture within ${timeoutMs} ms: ${video}; the page says: ${said?.slice(0, 200)}`,
          )
        }
        await page.waitForTimeout(50)
      }
      return performance.now() - startedAtMs
    },
  }
}

/** Where a player stands that does not go on. */
function describeVideo(page: Page) {
  return page.evaluate(() => {
    const video = document.querySelector('video')
    if (!video) return null
    const { currentTime, duration, readyState, networkState, paused, ended, seeking, buffered, error } = video
    const ranges = Array.from({ length: buffered.length }, (_, at) => [buffered.start(at), buffered.end(at)])
    const state = { readyState, networkState, paused, ended, seeking, error: error?.message }
    return { currentTime, duration, buffered: ranges, ...state }
  })
}
