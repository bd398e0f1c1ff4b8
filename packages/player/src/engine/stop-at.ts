/** Pauses on the first picture from that time on, to the frame where the browser tells of each. Returns how to end that. */
export function stopAt(video: HTMLVideoElement, endSeconds: number): () => void {
  const pauseFrom = (seconds: number) => {
    if (seconds >= endSeconds && !video.paused) video.pause()
  }
  let request: number | null = null
  const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    pauseFrom(mediaTime)
    request = video.requestVideoFrameCallback(onFrame)
  }
  const onTime = () => {
    // The first picture may come after this was asked for; a browser without frames has this alone.
    pauseFrom(video.currentTime)
    if (request === null && typeof video.requestVideoFrameCallback === 'function')
      request = video.requestVideoFrameCallback(onFrame)
  }
  video.addEventListener('timeupdate', onTime)
  return () => {
    video.removeEventListener('timeupdate', onTime)
    if (request !== null) video.cancelVideoFrameCallback(request)
  }
}
