import type { Clip } from '@grandstand/contract'
import { maxFramingPoints } from '@grandstand/contract/constants'
import type { PlayerHandle } from '@grandstand/player'
import { type FramePoint, frameAt, putFramePoint } from '@grandstand/rules'
import { useEffect, useState } from 'react'

/** As often as a window is seen to move. */
const lookMs = 100

/** Which part of the picture an upright form shows, while the clip plays. */
export function useFraming({ start_time, duration, vertical }: Clip, player: PlayerHandle | null) {
  const known = vertical?.framing
  const [kind, setKind] = useState(known?.kind ?? 'window')
  const [points, setPoints] = useState<FramePoint[]>(known?.kind === 'window' ? known.points : [])
  const [time, setTime] = useState(start_time)
  useEffect(() => {
    if (!player) return
    const look = () => {
      const { seconds, startSeconds } = player.getPicture()
      setTime(start_time + Math.max(0, Math.min(seconds - startSeconds, duration)))
    }
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [player, start_time, duration])
  return {
    kind,
    setKind,
    points,
    time,
    /** Where the window is in the picture that is shown. */
    x: frameAt(points, time),
    move: (x: number) => setPoints(before => putFramePoint(before, { time, x }, maxFramingPoints)),
    remove: (point: FramePoint) => setPoints(before => before.filter(each => each !== point)),
    show(point: FramePoint) {
      if (!player) return
      const { startSeconds } = player.getPicture()
      player.run({ cmd: 'pause' })
      player.run({ cmd: 'seek', seconds: startSeconds + point.time - start_time })
    },
    framing:
      kind === 'whole'
        ? { kind: 'whole' as const }
        : { kind: 'window' as const, points: points.length > 0 ? points : [{ time: start_time, x: 0.5 }] },
  }
}
