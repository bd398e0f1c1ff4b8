import type Hls from 'hls.js'

interface LookOptions {
  /** When something of the video came last, on the page's clock. */
  cameAtMs: () => number
  /** Asks for the address again. It names the sizes that exist now. */
  renew: () => Promise<string>
  onFound: () => void
}

/** Twice as long as most segments play. */
const patienceMs = 4_000
/** Nearer to the edge there is nothing to wait for but the camera. */
const awaySeconds = 2

/**
 * The smaller sizes of a live game exist some seconds after its picture. A player opened before has only the source. It
 * looks again when the picture waits or a segment comes late: the line may be too slow for the source. The wait doubles
 * each time, since a channel may have no sizes. It does not look while a camera is away or a server does not answer: all
 * viewers would ask at once.
 */
export function lookForSizes(HlsClass: typeof Hls, hls: Hls, options: LookOptions): void {
  const { Events, ErrorDetails } = HlsClass
  let timer: ReturnType<typeof setInterval> | undefined
  let waitMs = patienceMs
  let looksFromMs = 0
  let isOver = false

  async function look(): Promise<void> {
    const nowMs = performance.now()
    if (isOver || hls.levels.length > 1 || nowMs < looksFromMs || !isLineSlow(nowMs)) return
    looksFromMs = nowMs + waitMs
    waitMs *= 2
    const sizes = await countSizes(options.renew)
    if (sizes > 1 && !isOver) options.onFound()
  }

  /** It brings something, and there is more. */
  function isLineSlow(nowMs: number): boolean {
    const edgeSeconds = hls.latestLevelDetails?.edge ?? 0
    const isAway = edgeSeconds - (hls.media?.currentTime ?? 0) > awaySeconds
    return isAway && nowMs - options.cameAtMs() < patienceMs
  }

  hls.on(Events.FRAG_LOADING, () => {
    clearInterval(timer)
    timer = setInterval(look, patienceMs)
  })
  hls.on(Events.FRAG_LOADED, () => clearInterval(timer))
  hls.on(Events.ERROR, (_event, { details }) => {
    if (details === ErrorDetails.BUFFER_STALLED_ERROR) void look()
  })
  hls.on(Events.DESTROYING, () => {
    isOver = true
    clearInterval(timer)
  })
}

async function countSizes(renew: LookOptions['renew']): Promise<number> {
  try {
    const list = await (await fetch(await renew())).text()
    return list.match(/^#EXT-X-STREAM-INF/gm)?.length ?? 0
  } catch {
    // No network: the next time that the picture waits it may be there again.
    return 0
  }
}
