import type { PlayerMeter } from '@grandstand/player'
import type { PrerollStep } from '@grandstand/rules'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { reportViewing, type WatchTarget } from '../../platform/viewings.ts'
import { describeTarget, type PlaybackTarget } from './playback-target.ts'

interface Opened {
  is_embedded: boolean
  playback_id: string
}

/** Reports what becomes of each wish to watch, for counting. */
export function useViewing(target: PlaybackTarget) {
  const isCounted = !('event' in target) || target.beside?.isCounted !== false
  const current = useRef<WatchTarget | null>(null)
  const newest = useRef(target)
  newest.current = target
  const leave = useCallback(() => {
    if (current.current) reportViewing(current.current, { type: 'left' })
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
    const begin = () => {
      leave()
      if (!isCounted) return null
      current.current = describeTarget(newest.current)
      reportViewing(current.current, { type: 'wished' })
      return current.current
    }
    return {
      wish() {
        begin()
      },
      leave,
      open({ is_embedded: isOutside, playback_id: playbackId }: Opened) {
        if (isGone.current) return
        // What was refused is asked for again and again by itself: only what comes of it in the end is another wish.
        const wished = current.current ?? begin()
        if (wished) reportViewing(wished, { type: 'opened', isOutside, playbackId })
      },
      refuse(code: string) {
        if (current.current) reportViewing(current.current, { type: 'refused', code })
        current.current = null
      },
      onPreroll(isOver: boolean) {
        if (current.current) reportViewing(current.current, { type: 'preroll', isOver })
      },
      onSponsor(prerollId: number, step: PrerollStep) {
        if (current.current) reportViewing(current.current, { type: 'sponsor', prerollId, step })
      },
      onMeter(meter: PlayerMeter | null) {
        if (current.current) reportViewing(current.current, { type: 'player', meter })
      },
    }
  }, [leave, isCounted])
}
