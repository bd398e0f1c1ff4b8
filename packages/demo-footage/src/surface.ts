import { type Colour, colour } from './picture.ts'

export const surfaceNames = ['grass', 'gridiron', 'ice', 'court'] as const
export type SurfaceName = (typeof surfaceNames)[number]

/** What is painted on the ground; all in metres from the far left corner. */
export type Line =
  | { kind: 'straight'; from: readonly [number, number]; to: readonly [number, number]; colour?: Colour }
  | { kind: 'arc'; middle: readonly [number, number]; radius: number; from: number; to: number }

/** Where a game is played, and by whom: home first. */
export interface Surface {
  lengthMetres: number
  widthMetres: number
  /** Mown stripes or boards of wood; the same twice where there are none. */
  stripes: readonly [Colour, Colour]
  stripeMetres: number
  around: Colour
  paint: Colour
  lines: readonly Line[]
  /** One side's places, its goal on the left; the first is the keeper's. */
  formation: readonly (readonly [number, number])[]
  metresPerSecond: number
  /** Small figures on a large field would hardly be seen. */
  bodyMetres: number
  goal: {
    kind: 'posts' | 'basket' | 'uprights'
    widthMetres: number
    heightMetres: number
  }
  ball: { colour: Colour; radiusMetres: number }
  teams: readonly [Team, Team]
}

export interface Team {
  shirt: Colour
  shorts: Colour
}

const white = colour(240, 242, 245)
const full = Math.PI * 2
const straight = (...[x0, y0, x1, y1]: readonly [number, number, number, number]): Line => ({
  kind: 'straight',
  from: [x0, y0],
  to: [x1, y1],
})
const arc = (x: number, y: number, radius: number, from = 0, to = full): Line => ({
  kind: 'arc',
  middle: [x, y],
  radius,
  from,
  to,
})
const box = (x: number, y: number, width: number, height: number): Line[] => [
  straight(x, y, x + width, y),
  straight(x, y + height, x + width, y + height),
  straight(x, y, x, y + height),
  straight(x + width, y, x + width, y + height),
]

const grass: Surface = {
  lengthMetres: 105,
  widthMetres: 68,
  stripes: [colour(42, 118, 48), colour(52, 136, 56)],
  stripeMetres: 5.25,
  around: colour(36, 92, 42),
  paint: white,
  lines: [
    ...box(0, 0, 105, 68),
    straight(52.5, 0, 52.5, 68),
    arc(52.5, 34, 9.15),
    ...box(0, 13.84, 16.5, 40.32),
    ...box(88.5, 13.84, 16.5, 40.32),
    ...box(0, 24.84, 5.5, 18.32),
    ...box(99.5, 24.84, 5.5, 18.32),
    arc(11, 34, 9.15, -0.92, 0.92),
    arc(94, 34, 9.15, Math.PI - 0.92, Math.PI + 0.92),
    arc(11, 34, 0.2),
    arc(52.5, 34, 0.2),
    arc(94, 34, 0.2),
  ],
  formation: [
    [4, 34],
    [18, 10],
    [16, 25],
    [16, 43],
    [18, 58],
    [34, 15],
    [32, 34],
    [34, 53],
    [48, 12],
    [50, 33],
    [48, 56],
  ],
  metresPerSecond: 6.5,
  bodyMetres: 2.5,
  goal: { kind: 'posts', widthMetres: 7.32, heightMetres: 2.44 },
  ball: { colour: colour(250, 250, 250), radiusMetres: 0.26 },
  teams: [
    { shirt: colour(206, 36, 48), shorts: white },
    { shirt: colour(96, 176, 236), shorts: colour(24, 40, 96) },
  ],
}

/** A field of American football: 100 yards between the goal lines, and ten behind each. */
const yard = 0.9144
const gridiron: Surface = {
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
    { shirt: colour(142, 28, 60), shorts: colour(232, 200, 96) },
    { shirt: white, shorts: colour(28, 60, 124) },
  ],
}

const ice: Surface = {
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
  ball: { colour: colour(16, 16, 20), radiusMetres: 0.16 },
  teams: [
    { shirt: colour(236, 122, 28), shorts: colour(30, 30, 36) },
    { shirt: colour(20, 112, 84), shorts: colour(20, 60, 52) },
  ],
}

const court: Surface = {
  lengthMetres: 28,
  widthMetres: 15,
  stripes: [colour(206, 156, 98), colour(198, 148, 92)],
  stripeMetres: 1.4,
  around: colour(38, 70, 120),
  paint: white,
  lines: [
    ...box(0, 0, 28, 15),
    straight(14, 0, 14, 15),
    arc(14, 7.5, 1.8),
    ...box(0, 5.05, 5.8, 4.9),
    ...box(22.2, 5.05, 5.8, 4.9),
    arc(5.8, 7.5, 1.8, -Math.PI / 2, Math.PI / 2),
    arc(22.2, 7.5, 1.8, Math.PI / 2, Math.PI * 1.5),
    arc(1.6, 7.5, 6.75, -1.35, 1.35),
    arc(26.4, 7.5, 6.75, Math.PI - 1.35, Math.PI + 1.35),
  ],
  formation: [
    [4, 7.5],
    [7, 3],
    [7, 12],
    [12, 5],
    [13, 7.2],
  ],
  metresPerSecond: 4.2,
  bodyMetres: 1.95,
  goal: { kind: 'basket', widthMetres: 1.8, heightMetres: 3.05 },
  ball: { colour: colour(232, 112, 40), radiusMetres: 0.16 },
  teams: [
    { shirt: colour(34, 52, 128), shorts: colour(34, 52, 128) },
    { shirt: colour(240, 196, 52), shorts: colour(240, 196, 52) },
  ],
}

export const surfaces: Record<SurfaceName, Surface> = { grass, gridiron, ice, court }
