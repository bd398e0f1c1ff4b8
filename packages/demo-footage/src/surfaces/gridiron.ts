import { colour } from '../picture.ts'
import { box, type Surface, straight, white } from '../surface.ts'

/** A field of American football: 100 yards between the goal lines, and ten behind each. */
const yard = 0.9144

export const gridiron: Surface = {
  lengthMetres: 120 * yard,
  widthMetres: 160 * (yard / 3),
  stripes: [colour(34, 104, 46), colour(44, 122, 54)],
  stripeMetres: 10 * yard,
  around: colour(30, 74, 40),
  paint: white,
  lines: [
    ...box(0, 0, 120 * yard, 160 * (yard / 3)),
    // A line each five yards, and between them marks for each yard, where plays begin.
    ...Array.from({ length: 21 }, (_, at) => (10 + at * 5) * yard).map(x =>
      straight(x, 0, x, 160 * (yard / 3)),
    ),
    ...Array.from({ length: 99 }, (_, at) => (11 + at) * yard).flatMap(x => [
      straight(x, 18, x, 18.7),
      straight(x, 30, x, 30.7),
    ]),
  ],
  game: 'goals',
  formation: [
    [30, 24.4],
    [51, 17],
    [51.5, 20.5],
    [52, 24.4],
    [51.5, 28],
    [51, 31.5],
    [51, 5],
    [51, 44],
    [46, 24.4],
    [43, 21],
    [47, 37],
  ],
  metresPerSecond: 6.5,
  bodyMetres: 2.5,
  goal: { kind: 'uprights', widthMetres: 5.64, heightMetres: 3.05 },
  ball: { colour: colour(128, 70, 34), radiusMetres: 0.28 },
  teams: [
    {
      shirt: colour(142, 28, 60),
      shorts: colour(232, 200, 96),
      legs: colour(232, 200, 96),
      hat: colour(232, 200, 96),
    },
    { shirt: white, shorts: colour(28, 60, 124), legs: colour(28, 60, 124), hat: colour(28, 60, 124) },
  ],
}
