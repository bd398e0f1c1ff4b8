import type { Locator } from '@playwright/test'

/** Milliseconds from the press of the button to the first frame. */
export function pressPlay(button: Locator): Promise<number> {
  return button.evaluate(
    element =>
      new Promise<number>(resolve => {
        const startedAtMs = performance.now()
        // One player may give way to another before it shows anything.
        const seen = new WeakSet<HTMLVideoElement>()
        const timer = setInterval(() => {
          const video = document.querySelector('video')
          if (!video || seen.has(video)) return
          seen.add(video)
          video.requestVideoFrameCallback(() => {
            clearInterval(timer)
            resolve(performance.now() - startedAtMs)
          })
        }, 5)
        if (element instanceof HTMLElement) element.click()
      }),
  )
}
