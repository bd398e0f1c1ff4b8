import type { Side } from '../moment.ts'
import { goalAfterSeconds } from '../passage.ts'
import { createRandom } from '../random.ts'
import type { Surface } from '../surface.ts'
import type { Key } from './key.ts'

export interface Touch extends Key {
  /** Null: it falls to the ground. */
  by: number | null
  isSmash: boolean
}

/** A side has the ball so long: it receives, sets and smashes. Home does so at the beginning of every ending. */
const turnSeconds = 2
const setAfter = 0.7
const smashAfter = 1.4
/** Where home scores it takes its time, so that the ball falls at the moment that all games have for it. */
const slow = { setAfter: 1.5, smashAfter: 3.3 }

/** Every touch of the ball, from the serve of home on. */
export function planTouches(
  { formation, lengthMetres, widthMetres }: Surface,
  { seconds, endingAt, scorer }: { seconds: number; endingAt: number; scorer: Side | null },
): Touch[] {
  const random = createRandom(7)
  const count = formation.length
  const middle = widthMetres / 2
  /** `deep` is metres from the net. */
  const touch = (
    ...[side, at, point]: readonly [
      Side,
      number,
      { by: number | null; x: number; deep: number; z: number; arc?: number; isSmash?: boolean },
    ]
  ): Touch => ({
    at,
    z: point.z,
    arc: point.arc ?? 0,
    isSmash: point.isSmash ?? false,
    x: side === 0 ? point.x : lengthMetres - point.x,
    y: middle + (side === 0 ? point.deep : -point.deep),
    by: point.by === null ? null : point.by + (side === 0 ? 0 : count),
  })
  const receive = (side: Side, at: number, arc: number) => {
    const by = 3 + Math.floor(random() * 3)
    const [x = 0] = formation[by] ?? []
    return touch(side, at, { by, x: x + random() - 0.5, deep: 4.4 + random() * 2, z: 0.7, arc })
  }
  const serve = { by: 5, x: 7.1, deep: middle - 0.2 }
  const touches = [
    touch(0, 0.6, { ...serve, z: 1.2 }),
    touch(0, 1, { ...serve, z: 2.3, arc: 0.6, isSmash: true }),
    receive(1, turnSeconds, 2.2),
  ]
  const goalAt = endingAt + goalAfterSeconds
  for (let at = turnSeconds, side: Side = 1; at < seconds; at += turnSeconds, side = side === 0 ? 1 : 0) {
    const isLast = scorer === side && at >= endingAt
    const pace = isLast && side === 0 ? slow : { setAfter, smashAfter }
    const height = isLast && side === 0 ? 3 : 1.5
    const wing = random() < 0.5 ? 0 : 2
    const [x = 0] = formation[wing] ?? []
    touches.push(
      touch(side, at + pace.setAfter, { by: 1, x: 5.2, deep: 0.9, z: 2, arc: height }),
      touch(side, at + pace.smashAfter, { by: wing, x, deep: 0.8, z: 2.9, arc: height * 0.7, isSmash: true }),
    )
    const other: Side = side === 0 ? 1 : 0
    if (isLast) {
      const floor = { by: null, x: 2.4, z: 0.1 }
      touches.push(touch(other, goalAt, { ...floor, deep: 5 }))
      touches.push(touch(other, goalAt + 0.7, { ...floor, deep: 8.5, arc: 0.8 }))
      return touches
    }
    touches.push(receive(other, at + turnSeconds, 0.15))
  }
  return touches
}
