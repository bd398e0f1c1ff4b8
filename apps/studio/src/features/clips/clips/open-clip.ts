import { loadHls } from '@grandstand/player'

interface Part {
  url: string
  from_seconds: number
  to_seconds: number
}

/** Plays the part and no more, as viewers see it; `onProblem` where it cannot be played. Returns what ends it. */
export async function openClip(
  video: HTMLVideoElement,
  part: Part,
  onProblem: () => void,
): Promise<() => void> {
  const { url, from_seconds, to_seconds } = part
  const HlsClass = await loadHls()
  const stay = () => {
    if (video.currentTime >= to_seconds) video.pause()
  }
  const again = () => {
    if (video.currentTime < from_seconds - 0.1 || video.currentTime >= to_seconds - 0.1)
      video.currentTime = from_seconds
  }
  video.addEventListener('timeupdate', stay)
  video.addEventListener('play', again)
  video.addEventListener('error', onProblem)
  const leave = () => {
    video.removeEventListener('timeupdate', stay)
    video.removeEventListener('play', again)
    video.removeEventListener('error', onProblem)
  }
  if (!HlsClass.isSupported()) {
    video.src = `${url}#t=${from_seconds}`
    return leave
  }
  // A worker would need a script that the page's policy forbids.
  const hls = new HlsClass({ enableWorker: false, startPosition: from_seconds })
  hls.on(HlsClass.Events.ERROR, (_, { fatal }) => {
    if (fatal) onProblem()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => {
    leave()
    hls.destroy()
  }
}
