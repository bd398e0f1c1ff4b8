/** A phone may let only the video itself fill the screen. */
export async function toggleFullscreen(frame: HTMLElement | null, video: HTMLVideoElement): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen()
  if (frame?.requestFullscreen) return frame.requestFullscreen()
  if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function')
    video.webkitEnterFullscreen()
}
