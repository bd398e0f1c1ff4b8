import { goalAfterSeconds } from '../passage.ts'
import { bases, plate } from '../surfaces/diamond.ts'
import type { Key } from './key.ts'

/** By their places in the formation. */
const fielders = {
  pitcher: 0,
  catcher: 1,
  first: 2,
  second: 3,
  short: 4,
  third: 5,
  left: 6,
  centre: 7,
  right: 8,
}

/** Who takes the ball there, and from when on it is clear that it comes. */
interface BallKey extends Key {
  by: number | null
  since: number
}

export interface Inning {
  ball: readonly BallKey[]
  /** The runners and the batter, one after another. */
  batters: readonly (readonly Key[])[]
}

export const playSeconds = 8

type Spot = readonly [right: number, out: number]
const mound: Spot = [0, 18.4]
const behind: Spot = [0, -2.2]
/** Left of the plate. */
const box: Spot = [-1.7, 0.2]
const deck: Spot = [-12, -3]
const bench: Spot = [-24, 4]
/** Where nobody is seen any more, or not yet. */
const away: Spot = [-30, -2]
const { first, second, third } = bases
const lead: Spot = [third[0] + 1, third[1] - 2]

const key = (at: number, [right, out]: Spot, z = 0, arc = 0): Key => ({
  at,
  x: plate.x + right,
  y: plate.y - out,
  z,
  arc,
})

/** [when, where, who takes it, how high it flies there]; a ball that somebody has is as high as a hand. */
type Throw = readonly [at: number, spot: Spot, by: keyof typeof fielders | null, arc?: number]
function ball(...throws: readonly Throw[]): BallKey[] {
  return throws.map(([at, spot, by, arc = 0], index) => ({
    ...key(at, spot, by === null ? 0.9 : 1.3, arc),
    by: by === null ? null : fielders[by],
    since: (throws[index - 1]?.[0] ?? 0) - 0.1,
  }))
}

/** Two pitches that nobody hits. */
const strikes = ball(
  [1.5, mound, 'pitcher'],
  [2, behind, 'catcher'],
  [3.2, behind, 'catcher'],
  [4.2, mound, 'pitcher', 2],
  [5.7, mound, 'pitcher'],
  [6.2, behind, 'catcher'],
  [7, behind, 'catcher'],
  [7.9, mound, 'pitcher', 2],
)
/** The next batter waits until the box is free. */
const nextUp = [key(5.6, deck), key(7.6, box)]
/** When both are out. */
const outSeconds = 5.8
const toDeck = [key(0, away), key(2.5, deck)]

/** A hit to the left; the batter reaches first base. */
const single: Inning = {
  ball: ball(
    [1.6, mound, 'pitcher'],
    [2.1, [0, 0.4], null],
    [3.7, [-23, 52], 'left', 5],
    [4.6, [-23, 52], 'left'],
    [5.8, second, 'second', 4],
    [6.6, second, 'second'],
    [7.6, mound, 'pitcher', 1.5],
  ),
  batters: [
    [key(2.2, box), key(5.6, first), key(6.2, [first[0] + 2, first[1] + 1.5]), key(7.2, first)],
    nextUp,
  ],
}

/** The players out at second and at first base leave the picture, from so many seconds on. */
const leaving = (from: number): readonly [Key[], Key[]] => [
  [key(from, second), key(from + 4, [-26, 30]), key(from + 7.5, [-46, 10])],
  [key(from + 0.6, first), key(from + 2.8, [26, 12]), key(from + 5.5, [36, -2])],
]

/** On the ground to the shortstop, and from there around: both runners are out. */
const doublePlay: Inning = {
  ball: ball(
    [1.6, mound, 'pitcher'],
    [2.1, [0, 0.4], null],
    [3.1, [-9, 31], 'short', 0.3],
    [3.5, [-9, 31], 'short'],
    [4.2, second, 'second', 0.8],
    [4.6, second, 'second'],
    [5.5, first, 'first', 1.2],
    [6.4, first, 'first'],
    [7.4, mound, 'pitcher', 1.5],
  ),
  batters: [
    [key(1.9, first), key(5.1, second), ...leaving(outSeconds)[0]],
    [key(2.3, box), key(5.9, first), ...leaving(outSeconds)[1]],
    [...toDeck, ...nextUp],
  ],
}

/** High into the middle, and caught. */
const flyOut: Inning = {
  ball: ball(
    [1.6, mound, 'pitcher'],
    [2.1, [0, 0.4], null],
    [5, [8, 58], 'centre', 13],
    [5.6, [8, 58], 'centre'],
    [6.8, second, 'second', 4],
    [7.1, second, 'second'],
    [7.9, mound, 'pitcher', 1.5],
  ),
  batters: [[key(2.3, box), key(5, [12, 12]), key(8.4, bench)], toDeck, ...leaving(outSeconds - playSeconds)],
}

export const innings: readonly Inning[] = [
  { ball: strikes, batters: [[key(0, box)], [key(0, deck)]] },
  single,
  doublePlay,
  flyOut,
]

/** Nobody scores: the runner stays on third base. */
export const closing: Inning = {
  ball: strikes,
  batters: [[key(0, lead)], [key(0, box)], [key(0, deck)]],
}

/** The runner from third base comes home before the ball does, and is met there. */
export const scoring: Inning & { scoredSeconds: number } = {
  scoredSeconds: goalAfterSeconds,
  ball: ball(
    [0.9, mound, 'pitcher'],
    [1.4, [0, 0.4], null],
    [3, [22, 50], 'right', 7],
    [3.5, [22, 50], 'right'],
    [5, behind, 'catcher', 5],
    [6.2, behind, 'catcher'],
    [7.2, mound, 'pitcher', 2],
  ),
  batters: [
    [key(1, lead), key(goalAfterSeconds, [0.6, 0]), key(5.2, [5, -2.6])],
    [key(0, box), key(1.6, box), key(5, first), key(5.6, [first[0] + 2.5, first[1] + 1]), key(6.8, first)],
    [key(0, deck), key(3.8, [-9, -2.5]), key(5.6, [3.2, -2.8])],
  ],
}
