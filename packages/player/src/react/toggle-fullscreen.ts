/** A phone may let only the video itself fill the screen. */
export async function toggleFullscreen(frame: HTMLElement | null, video: HTMLVideoElement): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen()
  if (frame?.requestFullscreen) {
    await frame.requestFullscreen()
    return turnSideways(video)
  }
  if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function')
    video.webkitEnterFullscreen()
}

/** A wide picture fills a sideways phone. After full screen, the page follows how the phone is held again. */
async function turnSideways({ videoWidth, videoHeight }: HTMLVideoElement): Promise<void> {
  const orientation: Turnable = screen.orientation
  if (videoWidth < videoHeight || !orientation?.lock) return
  document.addEventListener('fullscreenchange', function onChange() {
    if (document.fullscreenElement) return
    document.removeEventListener('fullscreenchange', onChange)
    orientation.unlock()
  })
  // Screens that cannot be turned refuse.
  await orientation.lock('landscape').catch(() => {})
}

/** No browser on a desk has it, and TypeScript's list of the DOM leaves it out. */
type Turnable = Partial<ScreenOrientation> & {
  unlock: () => void
  lock?: (to: 'landscape') => Promise<void>
}
