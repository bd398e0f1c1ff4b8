import { footballKit, schools } from '../kit.ts'
import { box, rectangle, type Surface, straight, white } from '../surface.ts'

/** A field of American football: 100 yards between the goal lines, and ten behind each. */
export const yard = 0.9144
const width = 160 * (yard / 3)

export const gridiron: Surface = {
  lengthMetres: 120 * yard,
  widthMetres: width,
  stripes: ['#1c6a35', '#217a3e'],
  stripeMetres: 5 * yard,
  around: '#164c2a',
  paint: 'rgb(238 242 246 / .85)',
  lineMetres: 0.16,
  patches: [
    { outline: rectangle(0, 0, 10 * yard, width), colour: '#3a2083' },
    { outline: rectangle(110 * yard, 0, 10 * yard, width), colour: '#3a2083' },
  ],
  lines: [
    ...box(0, 0, 120 * yard, width),
    // A line each five yards, and between them marks for each yard, where plays begin.
    ...Array.from({ length: 21 }, (_, at) => (10 + at * 5) * yard).map(x => straight(x, 0, x, width)),
    ...Array.from({ length: 99 }, (_, at) => (11 + at) * yard).flatMap(x => [
      straight(x, 18, x, 18.7),
      straight(x, 30, x, 30.7),
    ]),
  ],
  words: [1, 2, 3, 4, 5, 4, 3, 2, 1].flatMap((tens, at) =>
    [7.5, 41].map(y => ({
      text: `${tens} 0`,
      at: [(20 + at * 10) * yard, y] as const,
      heightMetres: 3.4,
      colour: 'rgb(238 242 246 / .8)',
    })),
  ),
  view: {
    horizon: 0.03,
    farAt: 0.36,
    nearAt: 1.12,
    wideMetres: 26,
    fenceMetres: 5,
    panMetres: 43,
    zoom: 1.14,
  },
  stands: {
    kind: 'stadium',
    coats: ['#c9d2e6', '#7a5bd0', '#ffffff', '#e07a34', '#1b2440', '#e8b48a', '#31406e', '#8d5a3c'],
    boards: [
      ['NORTHERN CUP', '#2a1a52'],
      ['NLTV', '#14233f'],
      ['RIVERFELL', '#4a279c'],
      ['MATCHDAY', '#101b30'],
    ],
    boardMetres: 14,
  },
  game: 'downs',
  formation: [],
  metresPerSecond: 7.4,
  bodyMetres: 2.9,
  goal: { kind: 'uprights', widthMetres: 5.64, heightMetres: 3.6 },
  gait: 'run',
  pass: 'sling',
  ball: { kind: 'football', colour: '#8a4a22', radiusMetres: 0.3, carried: 'arm' },
  shine: 0,
  kits: [footballKit(schools.ravens), footballKit({ ...schools.stags, light: white })],
}
