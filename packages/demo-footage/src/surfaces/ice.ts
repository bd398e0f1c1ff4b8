import { hockeyKit, schools } from '../kit.ts'
import { arc, box, round, type Surface, straight } from '../surface.ts'

const red = '#c8384a'
const blue = '#3f66c8'
const circles = [
  [11, 7],
  [11, 21],
  [49, 7],
  [49, 21],
] as const

export const ice: Surface = {
  lengthMetres: 60,
  widthMetres: 28,
  stripes: ['#cfdbe6', '#cfdbe6'],
  stripeMetres: 60,
  around: '#cfdbe6',
  paint: red,
  lineMetres: 0.14,
  patches: [
    { outline: round(4, 14, 2, -Math.PI / 2, Math.PI / 2), colour: '#a9cdea' },
    { outline: round(56, 14, 2, Math.PI / 2, Math.PI * 1.5), colour: '#a9cdea' },
    ...circles.map(([x, y]) => ({ outline: round(x, y, 0.4), colour: red })),
  ],
  lines: [
    ...box(0, 0, 60, 28),
    { kind: 'straight', from: [30, 0], to: [30, 28], metres: 0.5 },
    straight(4, 0, 4, 28),
    straight(56, 0, 56, 28),
    { kind: 'straight', from: [21.6, 0], to: [21.6, 28], metres: 0.5, colour: blue },
    { kind: 'straight', from: [38.4, 0], to: [38.4, 28], metres: 0.5, colour: blue },
    { kind: 'arc', middle: [30, 14], radius: 4.5, from: 0, to: Math.PI * 2, colour: blue },
    ...circles.map(([x, y]) => arc(x, y, 4.5)),
  ],
  view: {
    horizon: 0.06,
    farAt: 0.47,
    nearAt: 1.06,
    wideMetres: 20,
    fenceMetres: 0.6,
    panMetres: 21,
    zoom: 1.12,
  },
  stands: {
    kind: 'rink',
    coats: ['#c9d2e6', '#f5b82e', '#ffffff', '#2f95c7', '#1b2440', '#e8b48a', '#8d1626'],
    boards: [
      ['LAKEMERE', '#e9eef3'],
      ['NLTV', '#f2f5f8'],
      ['NORTHERN CUP', '#e9eef3'],
      ['MATCHDAY', '#f2f5f8'],
    ],
    boardMetres: 7.5,
  },
  game: 'goals',
  formation: [
    [5, 14],
    [16, 8],
    [16, 20],
    [36, 6],
    [41, 12.4],
    [35, 22],
  ],
  metresPerSecond: 7.6,
  bodyMetres: 2.4,
  goal: { kind: 'posts', widthMetres: 2.4, heightMetres: 1.6, insetMetres: 4 },
  gait: 'skate',
  pass: 'swing',
  ball: { kind: 'puck', colour: '#101216', radiusMetres: 0.16, carried: 'blade' },
  shine: 0.14,
  kits: [hockeyKit(schools.lions), hockeyKit(schools.storm)],
}
