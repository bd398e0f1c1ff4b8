import { lacrosseKit, schools } from '../kit.ts'
import { arc, box, round, type Surface, straight } from '../surface.ts'

/** 110 by 60 yards. The goals stand inside the field, each in its crease; people play behind them too. */
const length = 100.6
const width = 54.9
const middle = width / 2
const inset = 13.7
const creaseMetres = 2.74

export const lacrosse: Surface = {
  lengthMetres: length,
  widthMetres: width,
  stripes: ['#2f7a3a', '#388644'],
  stripeMetres: 9.145,
  around: '#274f36',
  paint: 'rgb(238 242 246 / .82)',
  lineMetres: 0.15,
  patches: [inset, length - inset].map(x => ({ outline: round(x, middle, creaseMetres), colour: '#2a5fa8' })),
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
  view: {
    horizon: 0.02,
    farAt: 0.37,
    nearAt: 1.1,
    wideMetres: 29,
    fenceMetres: 5,
    panMetres: 36,
    zoom: 1.14,
  },
  stands: {
    kind: 'stadium',
    coats: ['#c9d2e6', '#ea3d3d', '#ffffff', '#f5b82e', '#1b2440', '#e8b48a', '#31406e'],
    boards: [
      ['ASHFOLD', '#6b1414'],
      ['NLTV', '#14233f'],
      ['MATCHDAY', '#7d1515'],
      ['NORTHERN CUP', '#101b30'],
    ],
    boardMetres: 14,
  },
  game: 'goals',
  formation: [
    [inset + 1, middle],
    [24, 14],
    [22, 27],
    [24, 41],
    [34, 10],
    [38, 20],
    [37, 35],
    [62, 13],
    [68, 24],
    [64, 42],
  ],
  metresPerSecond: 6.8,
  bodyMetres: 2.8,
  goal: { kind: 'posts', widthMetres: 2.3, heightMetres: 2.3, insetMetres: inset },
  gait: 'run',
  pass: 'sling',
  ball: { kind: 'plain', colour: '#fae23c', radiusMetres: 0.2, carried: 'hidden' },
  shine: 0,
  kits: [lacrosseKit(schools.foxes), lacrosseKit(schools.lions)],
}
