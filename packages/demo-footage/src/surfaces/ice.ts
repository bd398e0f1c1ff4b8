import { colour } from '../picture.ts'
import { arc, box, type Surface, straight } from '../surface.ts'

export const ice: Surface = {
  lengthMetres: 60,
  widthMetres: 28,
  stripes: [colour(226, 234, 242), colour(226, 234, 242)],
  stripeMetres: 60,
  around: colour(120, 132, 148),
  paint: colour(200, 40, 52),
  lines: [
    ...box(0, 0, 60, 28),
    straight(30, 0, 30, 28),
    straight(4, 0, 4, 28),
    straight(56, 0, 56, 28),
    ...[21.5, 21.8, 38.2, 38.5].map(x => ({
      ...straight(x, 0, x, 28),
      colour: colour(40, 80, 190),
    })),
    arc(30, 14, 4.5),
    arc(11, 7, 4.5),
    arc(11, 21, 4.5),
    arc(49, 7, 4.5),
    arc(49, 21, 4.5),
  ],
  game: 'goals',
  formation: [
    [5, 14],
    [16, 8],
    [16, 20],
    [26, 5],
    [28, 13.4],
    [26, 23],
  ],
  metresPerSecond: 7,
  bodyMetres: 1.9,
  goal: { kind: 'posts', widthMetres: 1.83, heightMetres: 1.22 },
  stick: { forward: 0.42, up: -0.5, colour: colour(70, 52, 40) },
  ball: { colour: colour(16, 16, 20), radiusMetres: 0.16, isPuck: true },
  teams: [
    {
      shirt: colour(236, 122, 28),
      shorts: colour(30, 30, 36),
      legs: colour(236, 122, 28),
      arms: colour(206, 100, 20),
      hat: colour(30, 30, 36),
    },
    {
      shirt: colour(20, 112, 84),
      shorts: colour(20, 60, 52),
      legs: colour(20, 112, 84),
      arms: colour(16, 90, 68),
      hat: colour(20, 60, 52),
    },
  ],
}
