import type { Moment } from '@grandstand/player'
import type { ClipRange } from '@grandstand/rules'
import { useEffect, useRef } from 'react'
import type { OpenPlayer } from '../../platform/open-player.ts'

/** So far behind the newest picture there is one to show. */
const edgeSeconds = 3

/** Shows parts of the game in its own player, and goes back to where it was when the editor goes. */
export function usePartPreview(player: OpenPlayer | null) {
  const handle = player?.handle ?? null
  const before = useRef<(Moment & { isPaused: boolean }) | null>(null)
  useEffect(() => {
    if (!handle) return
    return () => {
      const left = before.current
      before.current = null
      if (!left) return
      const { isLive, endSeconds } = handle.getPicture()
      const isAtEdge = isLive && left.dateMs === null
      handle.run({ cmd: 'seek', seconds: isAtEdge ? endSeconds - edgeSeconds : left.seconds })
      if (!left.isPaused) handle.run({ cmd: 'play' })
    }
  }, [handle])
  if (!handle) return null
  const leave = () => {
    before.current ??= { ...handle.getMoment(), isPaused: handle.run({ cmd: 'get_time' }).is_paused }
  }
  return {
    playPart({ startSeconds, endSeconds }: ClipRange) {
      leave()
      handle.run({ cmd: 'play_part', start: startSeconds, end: endSeconds })
    },
    /** One picture, as when a handle is moved. */
    show(seconds: number) {
      leave()
      handle.run({ cmd: 'pause' })
      handle.run({ cmd: 'seek', seconds })
    },
  }
}
