/** With sound where the browser allows it, else without; `refused` where it may not begin at all. */
export async function playClip(video: HTMLVideoElement): Promise<'sound' | 'muted' | 'refused'> {
  try {
    await video.play()
    return 'sound'
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return 'refused'
  }
  video.muted = true
  try {
    await video.play()
    return 'muted'
  } catch {
    return 'refused'
  }
}
