/** A jump before the browser knows the video's length would be lost. */
export function jumpWhenReady(video: HTMLVideoElement, seconds: number): void {
  const jump = () => {
    video.currentTime = seconds
  }
  if (video.readyState > 0) jump()
  else video.addEventListener('loadedmetadata', jump, { once: true })
}
