import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PlayerEvent } from '../core/player-state.ts'
import { createMeterFeed, type PlayerMeter } from '../engine/create-meter-feed.ts'

/** Hands over the player's meter, and takes it back at the end. The returned function must get every event. */
export function useMeter(
  video: RefObject<HTMLVideoElement | null>,
  onMeter: ((meter: PlayerMeter | null) => void) | undefined,
): (event: PlayerEvent) => void {
  const [feed] = useState(() => createMeterFeed(() => video.current))
  const told = useRef(onMeter)
  told.current = onMeter
  const isAsked = onMeter !== undefined
  useEffect(() => {
    if (!isAsked) return
    told.current?.(feed.meter)
    return () => told.current?.(null)
  }, [feed, isAsked])
  return feed.take
}
