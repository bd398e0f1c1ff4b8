import { colour } from '../picture.ts'
import { arc, box, type Surface, straight, white } from '../surface.ts'

/** 110 by 60 yards. The goals stand inside the field, each in its crease; people play behind them too. */
const length = 100.6
const width = 54.9
const middle = width / 2
const inset = 13.7
const creaseMetres = 2.74
const crease = colour(52, 104, 176)

export const lacrosse: Surface = {
  lengthMetres: length,
  widthMetres: width,
  stripes: [colour(58, 124, 62), colour(66, 134, 68)],
  stripeMetres: 9.145,
  around: colour(52, 66, 112),
  paint: white,
  colourAt: (x, y) =>
    Math.hypot(Math.min(Math.abs(x - inset), Math.abs(length - inset - x)), y - middle) < creaseMetres
      ? crease
      : null,
  lines: [
    ...box(0, 0, length, width),
    straight(length / 2, 0, length / 2, width),
    // The areas around the goals end at lines from side to side, and so do their boxes.
    ...[32, length - 32].map(x => straight(x, 0, x, width)),
    ...box(0, middle - 18.3, 32, 36.6),
    ...box(length - 32, middle - 18.3, 32, 36.6),
    ...[middle - 18.3, middle + 18.3].map(y => straight(length / 2 - 9.1, y, length / 2 + 9.1, y)),
    arc(inset, middle, creaseMetres),
    arc(length - inset, middle, creaseMetres),
    straight(length / 2 - 1, middle - 1, length / 2 + 1, middle + 1),
    straight(length / 2 - 1, middle + 1, length / 2 + 1, middle - 1),
  ],
  game: 'goals',
  formation: [
    [inset + 1, middle],
    [24, 14],
    [22, 27],
    [24, 41],
    [34, 10],
    [38, 20],
    [37, 35],
    [46, 13],
    [48, 26.5],
    [46, 42],
  ],
  metresPerSecond: 6.5,
  bodyMetres: 2.4,
  goal: { kind: 'posts', widthMetres: 1.83, heightMetres: 1.83, insetMetres: inset },
  stick: { forward: 0.3, up: 0.62, colour: colour(34, 34, 40), head: white },
  ball: { colour: colour(250, 226, 60), radiusMetres: 0.2 },
  teams: [
    { shirt: colour(96, 52, 150), shorts: white, hat: white },
    { shirt: colour(238, 238, 232), shorts: colour(22, 92, 62), hat: colour(22, 92, 62) },
  ],
}
