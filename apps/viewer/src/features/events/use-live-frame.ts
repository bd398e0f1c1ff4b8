import type { Event } from '@grandstand/contract'
import { useEffect, useState } from 'react'
import { savesData } from '../../platform/saves-data.ts'

/** As often as the server draws one. */
const everyMs = 10_000

interface LiveFrameOptions {
  widthPx: number
  isInView: boolean
  /** The page shows one from the start: the next is due in ten seconds. */
  isDrawn?: boolean
}

/**
 * The address of a live game's current picture, once it is loaded, so that pictures change without a gap. Null where there
 * is none. It is fetched again while somebody looks at the page and `isInView`;
 * where the signal is lost it stays the last one.
 */
export function useLiveFrame(
  { live_frame, stream_status }: Event,
  { widthPx, isInView, isDrawn = false }: LiveFrameOptions,
): string | null {
  const [shown, setShown] = useState<string | null>(null)
  const wanted = widthPx * devicePixelRatio
  const fitting = live_frame?.variants.find(({ width }) => width >= wanted)?.url ?? live_frame?.url ?? null
  const address = stream_status === 'live' && !savesData() ? fitting : null
  useEffect(() => {
    if (address === null || !isInView) return
    let isLeft = false
    const load = async () => {
      if (document.hidden) return
      const picture = new Image()
      // The same for all who look in these seconds, so that caches give it to all of them.
      picture.src = `${address}?at=${Math.floor(Date.now() / everyMs)}`
      const isThere = await picture.decode().then(
        () => true,
        () => false,
      )
      if (!isLeft) setShown(isThere ? picture.src : null)
    }
    if (!isDrawn) void load()
    const timer = setInterval(load, everyMs)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [address, isInView, isDrawn])
  return address === null ? null : shown
}
