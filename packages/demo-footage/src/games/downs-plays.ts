/** Yards from the line of scrimmage, and metres from the middle of the field to the near side. */
type Place = readonly [ahead: number, across: number]

export const offence: readonly Place[] = [
  [-0.9, 0],
  [-1.1, -2.4],
  [-1.1, 2.4],
  [-1.4, -4.8],
  [-1.4, 4.8],
  [-1.2, 7.2],
  [-5.2, 0],
  [-6.6, 3],
  [-1.2, -17],
  [-1.4, 17],
  [-2.2, -11],
]
export const defence: readonly Place[] = [
  [1, -1.4],
  [1, 1.4],
  [1.2, -4.4],
  [1.2, 5.2],
  [4.6, 0],
  [4.4, -5.4],
  [4.6, 6.4],
  [5.6, -16.4],
  [5.6, 16.4],
  [11, -7],
  [12, 7],
]
/** Places in the lists above. */
export const quarterback = 6
export const runner = 7
export const linemen = 6

export interface DownPlay {
  kind: 'run' | 'pass' | 'drop'
  /** Who gets the ball. */
  to: number
  /** When it is snapped, when it arrives, and when somebody is brought down or stops. */
  snap: number
  arrives: number
  ends: number
  /** Where it arrives, and where the play ends. */
  at: Place
  end: Place
}

export const playSeconds = 8

/** Four plays on the way to the goal line, and how far the ball is then, in yards from the left end line. */
export const drive: readonly { from: number; play: DownPlay }[] = [
  {
    from: 62,
    play: { kind: 'run', to: runner, snap: 1.4, arrives: 2.1, ends: 4.6, at: [-4.6, 1.2], end: [7, 5] },
  },
  {
    from: 69,
    play: { kind: 'pass', to: 8, snap: 1.4, arrives: 4, ends: 5.2, at: [12, -14], end: [17, -15] },
  },
  {
    from: 86,
    play: { kind: 'drop', to: 9, snap: 1.4, arrives: 4.1, ends: 4.6, at: [13, 14], end: [14, 15] },
  },
  {
    from: 86,
    play: { kind: 'run', to: runner, snap: 1.4, arrives: 2.1, ends: 4.4, at: [-4.6, -1], end: [6, -6] },
  },
]
/** Into the end zone, or just not. */
export const touchdown: DownPlay = {
  kind: 'pass',
  to: 9,
  snap: 0.9,
  arrives: 4,
  ends: 5.4,
  at: [22, 9],
  end: [24, 11],
}
export const incomplete: DownPlay = { ...touchdown, kind: 'drop', ends: 4.6, end: [22, 13] }
export const lastDownYards = 92
