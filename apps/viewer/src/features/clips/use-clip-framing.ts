import type { Clip, ClipFraming } from '@grandstand/contract'
import { maxFramingPoints } from '@grandstand/contract/constants'
import { frameAt, putFramePoint } from '@grandstand/rules'
import { useState } from 'react'

/** What an upright form of the clip is to show; null: it is as it was filmed. Nothing is sent before the clip is saved. */
export function useClipFraming({ vertical, start_time }: Pick<Clip, 'vertical' | 'start_time'>) {
  const known = vertical?.framing ?? null
  const [framing, setFraming] = useState<ClipFraming | null>(known)
  const middle: ClipFraming = { kind: 'window', points: [{ time: start_time, x: 0.5 }] }
  return {
    framing,
    isChanged: JSON.stringify(framing) !== JSON.stringify(known),
    choose: (isUpright: boolean) => setFraming(isUpright ? (known ?? middle) : null),
    /** Where the window is; null: there is none. */
    xAt: (seconds: number) => (framing?.kind === 'window' ? frameAt(framing.points, seconds) : null),
    /** A window that stands still is moved as a whole; one that follows the game gets a point more. */
    move(x: number, seconds: number) {
      if (framing?.kind !== 'window') return
      const { points } = framing
      const isStill = points.length === 1
      setFraming({
        kind: 'window',
        points: isStill
          ? [{ time: start_time, x }]
          : putFramePoint(points, { time: seconds, x }, maxFramingPoints),
      })
    },
  }
}
