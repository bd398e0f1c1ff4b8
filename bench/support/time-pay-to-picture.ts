import type { Page } from '@playwright/test'

interface PayTiming {
  /** Milliseconds from the last press to the first frame after it. */
  untilPicture(): Promise<number>
}

const patienceMs = 60_000

/** From now on, in whichever frame or document of the page: the sheet of a wallet is a frame, and the picture may come on another page. */
export async function timePayToPicture(page: Page): Promise<PayTiming> {
  let pressedAtMs = 0
  let hasPicture: (atMs: number) => void = () => {}
  const picture = new Promise<number>(resolve => {
    hasPicture = resolve
  })
  await page.exposeBinding('noteForBench', (_, what: string, atMs: number) => {
    if (what === 'press') pressedAtMs = atMs
    else hasPicture(atMs)
  })
  await page.addInitScript(noteInPage)
  return {
    async untilPicture() {
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error(`No picture at ${page.url()}`)), patienceMs).unref()
      })
      return (await Promise.race([picture, late])) - pressedAtMs
    },
  }
}

declare global {
  interface Window {
    noteForBench(what: 'press' | 'picture', atMs: number): void
  }
}

/** Runs in each frame, whose clocks begin at different times. */
function noteInPage(): void {
  const note = (what: 'press' | 'picture', sinceStartMs: number) =>
    window.noteForBench(what, performance.timeOrigin + sinceStartMs)
  addEventListener('click', ({ timeStamp }) => note('press', timeStamp), { capture: true })
  // One player may give way to another before it shows anything.
  const seen = new WeakSet<HTMLVideoElement>()
  setInterval(() => {
    const video = document.querySelector('video')
    if (!video || seen.has(video)) return
    seen.add(video)
    video.requestVideoFrameCallback(() => note('picture', performance.now()))
  }, 5)
}
