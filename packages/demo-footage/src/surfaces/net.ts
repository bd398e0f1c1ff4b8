import { schools, volleyKit } from '../kit.ts'
import { box, rectangle, type Surface, straight } from '../surface.ts'

/** A court of volleyball, seen from behind the near end as its games are filmed, so that the net is seen whole. */
export const net: Surface = {
  lengthMetres: 9,
  widthMetres: 18,
  stripes: ['#1b5f6c', '#1b5f6c'],
  stripeMetres: 9,
  around: '#1b5f6c',
  paint: 'rgb(244 246 248 / .9)',
  lineMetres: 0.07,
  patches: [
    { outline: rectangle(0, 0, 9, 18), colour: '#c98448' },
    { outline: rectangle(0, 6, 9, 6), colour: '#b96f3b' },
  ],
  lines: [...box(0, 0, 9, 18), ...[6, 9, 12].map(y => straight(0, y, 9, y))],
  view: {
    horizon: 0.02,
    farAt: 0.45,
    nearAt: 1.03,
    wideMetres: 15.5,
    fenceMetres: 3,
    panMetres: 0.9,
    zoom: 1.06,
  },
  stands: {
    kind: 'hall',
    coats: ['#c9d2e6', '#17b8b0', '#ffffff', '#ea3d3d', '#1b2440', '#e8b48a', '#31406e'],
    boards: [
      ['HARROW POINT', '#0a4f4d'],
      ['NLTV', '#14233f'],
      ['NORTHERN CUP', '#0c6360'],
      ['MATCHDAY', '#101b30'],
    ],
    boardMetres: 6,
  },
  game: 'rally',
  /** On the near side; the others stand opposite. */
  formation: [
    [1.5, 11],
    [4.7, 10.4],
    [7.5, 11],
    [1.7, 15],
    [4.6, 16.6],
    [7.3, 15],
  ],
  metresPerSecond: 4.6,
  bodyMetres: 2.2,
  net: { topMetres: 2.43, bottomMetres: 1.4 },
  gait: 'run',
  pass: 'chest',
  ball: { kind: 'plain', colour: '#fae860', radiusMetres: 0.19, carried: 'hidden' },
  shine: 0.12,
  kits: [volleyKit(schools.mariners), volleyKit(schools.foxes)],
}
