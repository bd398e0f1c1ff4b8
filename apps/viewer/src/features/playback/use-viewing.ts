import type { PlayerMeter } from '@grandstand/player'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { signViewing, type WatchedPlace } from '../../platform/viewings.ts'
import { describePlace, type PlaybackPlace } from './playback-place.ts'

/** Reports what becomes of each wish to watch, for counting. */
export function useViewing(place: PlaybackPlace) {
  const current = useRef<WatchedPlace | null>(null)
  const newest = useRef(place)
  newest.current = place
  const leave = useCallback(() => {
    if (current.current) signViewing(current.current, { type: 'left' })
    current.current = null
  }, [])
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      leave()
    }
  }, [leave])
  return useMemo(() => {
    const wish = () => {
      leave()
      current.current = describePlace(newest.current)
      signViewing(current.current, { type: 'wished' })
      return current.current
    }
    return {
      wish,
      leave,
      open(isOutside: boolean) {
        if (isGone.current) return
        // What was refused is asked for again and again by itself: only what comes of it in the end is another wish.
        signViewing(current.current ?? wish(), { type: 'opened', isOutside })
      },
      refuse(code: string) {
        if (current.current) signViewing(current.current, { type: 'refused', code })
        current.current = null
      },
      onPreroll(isOver: boolean) {
        if (current.current) signViewing(current.current, { type: 'preroll', isOver })
      },
      onMeter(meter: PlayerMeter | null) {
        if (current.current) signViewing(current.current, { type: 'player', meter })
      },
    }
  }, [leave])
}
