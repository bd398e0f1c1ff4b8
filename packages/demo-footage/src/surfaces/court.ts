import { courtKit, schools } from '../kit.ts'
import { arc, box, rectangle, round, type Surface, straight } from '../surface.ts'

const key = '#9c2437'

export const court: Surface = {
  lengthMetres: 28,
  widthMetres: 15,
  stripes: ['#b9824a', '#c08a51'],
  stripeMetres: 0.7,
  around: '#7b1b2b',
  paint: 'rgb(244 238 230 / .85)',
  lineMetres: 0.07,
  patches: [
    { outline: rectangle(0, 5.05, 5.8, 4.9), colour: key },
    { outline: rectangle(22.2, 5.05, 5.8, 4.9), colour: key },
    { outline: round(14, 7.5, 1.8), colour: key },
  ],
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
  view: {
    horizon: 0.1,
    farAt: 0.5,
    nearAt: 1.04,
    wideMetres: 14.5,
    fenceMetres: 1.6,
    panMetres: 8.6,
    zoom: 1.1,
  },
  stands: {
    kind: 'hall',
    coats: ['#c9d2e6', '#2f6fe0', '#ffffff', '#8d97a8', '#3a2440', '#e8b48a', '#5a3140'],
    boards: [
      ['NORTHMARCH', '#7b1b2b'],
      ['NLTV', '#641523'],
      ['NORTHERN CUP', '#7b1b2b'],
      ['MATCHDAY', '#641523'],
    ],
    boardMetres: 5,
  },
  game: 'goals',
  formation: [
    [8, 7.5],
    [11, 2.6],
    [12, 12.4],
    [18, 4.6],
    [19.5, 9.6],
  ],
  metresPerSecond: 4.8,
  bodyMetres: 2.2,
  goal: { kind: 'basket', widthMetres: 1.8, heightMetres: 3.05 },
  gait: 'run',
  pass: 'chest',
  ball: { kind: 'basketball', colour: '#d9772b', radiusMetres: 0.15, carried: 'dribbled' },
  shine: 0.12,
  kits: [courtKit(schools.knights), courtKit(schools.wolves)],
}
