import { loadHls } from '@grandstand/player'

const tokenPart = /^(.*\/media\/)[^/]+\//

const retryMs = 1_000

/**
 * Plays what is live as close to now as it can, or shows a replay to be played by hand; each request carries the newest
 * token. Returns what ends it.
 */
export async function openPicture(
  video: HTMLVideoElement,
  newestUrl: () => string,
  { isReplay = false } = {},
): Promise<() => void> {
  const HlsClass = await loadHls()
  const play = () => {
    if (!isReplay) void video.play().catch(() => {})
  }
  if (!HlsClass.isSupported()) {
    video.src = newestUrl()
    play()
    return () => {
      video.removeAttribute('src')
      video.load()
    }
  }
  // A worker would need a script that the page's policy forbids.
  const hls = new HlsClass({
    enableWorker: false,
    ...(isReplay
      ? { maxBufferLength: 10, startPosition: 0 }
      : { lowLatencyMode: true, maxBufferLength: 6, backBufferLength: 0, maxLiveSyncPlaybackRate: 1.2 }),
    xhrSetup(xhr, url) {
      const [, , token = ''] = newestUrl().split('/')
      xhr.open('GET', url.replace(tokenPart, `$1${token}/`), true)
    },
  })
  let again: ReturnType<typeof setTimeout> | undefined
  hls.on(HlsClass.Events.MANIFEST_PARSED, play)
  hls.on(HlsClass.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    if (type === HlsClass.ErrorTypes.MEDIA_ERROR) return hls.recoverMediaError()
    // What has just begun has no list yet, and loading goes on only from one.
    if (hls.levels.length > 0) hls.startLoad()
    else again = setTimeout(() => hls.loadSource(newestUrl()), retryMs)
  })
  hls.loadSource(newestUrl())
  hls.attachMedia(video)
  return () => {
    clearTimeout(again)
    hls.destroy()
  }
}
