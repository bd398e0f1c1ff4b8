import type { Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useEffect, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
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
 * The address of a live game's current picture, once it is loaded, so that pictures change without a gap: of a game that is blurred for
 * others, the one as it is for those who may watch it. Null where there is none. It is fetched again while somebody looks at the page and `isInView`;
 * where the signal is lost it stays the last one.
 */
export function useLiveFrame(
  { id, live_frame, has_clear_frame, stream_status }: Event,
  { widthPx, isInView, isDrawn = false }: LiveFrameOptions,
): string | null {
  const { client } = useApp()
  const isClear = has_clear_frame === true
  const [shown, setShown] = useState<string | null>(null)
  const wanted = widthPx * devicePixelRatio
  const fitting = live_frame?.variants.find(({ width }) => width >= wanted)?.url ?? live_frame?.url ?? null
  const address = stream_status === 'live' && !savesData() ? fitting : null
  useEffect(() => {
    if (address === null || !isInView) return
    let isLeft = false
    /** Until it is refused: then it stays the one that everybody sees. */
    let asksOwn = isClear
    const findOwn = async () => {
      if (!asksOwn) return null
      try {
        const query = { width: clearWidth(wanted) }
        const asked = { params: { id: String(id) }, query }
        return (await client.send(wireCalls.getLiveFrame, asked)).picture
      } catch {
        asksOwn = false
        return null
      }
    }
    const load = async () => {
      if (document.hidden) return
      const picture = new Image()
      // The same for all who look in these seconds, so that caches give it to all of them.
      picture.src = (await findOwn()) ?? `${address}?at=${Math.floor(Date.now() / everyMs)}`
      const isThere = await picture.decode().then(
        () => true,
        () => false,
      )
      if (!isLeft) setShown(isThere ? picture.src : null)
    }
    // The page of everybody has the blurred one.
    if (!isDrawn || isClear) void load()
    const timer = setInterval(load, everyMs)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [client, id, address, wanted, isClear, isInView, isDrawn])
  return address === null ? null : shown
}

function clearWidth(wanted: number): '480' | '800' | '1280' {
  if (wanted <= 480) return '480'
  return wanted <= 800 ? '800' : '1280'
}
