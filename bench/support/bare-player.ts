import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const require = createRequire(new URL('../../packages/player/package.json', import.meta.url))
const hlsFile = require.resolve('hls.js/dist/hls.min.js')

/** An empty page of the server with hls.js and nothing else: what there is to compare with. The page ignores its CSP. */
export async function openBarePlayer(page: Page, serverUrl: string): Promise<void> {
  await page.goto(`${serverUrl}/robots.txt`)
  await page.addScriptTag({ path: hlsFile })
}

/** Milliseconds to the first frame. */
export function playBare(page: Page, address: string, isLowLatency: boolean): Promise<number> {
  return page.evaluate(
    async ({ address, lowLatencyMode }) => {
      document.querySelector('video')?.remove()
      const video = document.createElement('video')
      video.muted = true
      document.body.append(video)
      const startedAtMs = performance.now()
      const { Hls } = Object(globalThis)
      const hls = new Hls({ lowLatencyMode })
      hls.loadSource(address)
      hls.attachMedia(video)
      void video.play().catch(() => {})
      await new Promise(resolve => video.requestVideoFrameCallback(resolve))
      return performance.now() - startedAtMs
    },
    { address, lowLatencyMode: isLowLatency },
  )
}
