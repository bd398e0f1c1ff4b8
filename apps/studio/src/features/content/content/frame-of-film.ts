const timeoutMs = 10_000
const maxWidth = 1_920

/** A picture out of the first seconds of a film; null where the browser cannot play it. */
export async function frameOfFilm(film: File): Promise<File | null> {
  const address = URL.createObjectURL(film)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.src = address
    await heard(video, 'loadeddata')
    video.currentTime = Math.min(1, video.duration / 2)
    await heard(video, 'seeked')
    const scale = Math.min(1, maxWidth / video.videoWidth)
    const canvas = new OffscreenCanvas(video.videoWidth * scale, video.videoHeight * scale)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    return new File([blob], 'frame.jpg', { type: blob.type })
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

function heard(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('not a film')), { once: true })
    signal.addEventListener('abort', () => reject(new Error('too slow')))
  })
}
