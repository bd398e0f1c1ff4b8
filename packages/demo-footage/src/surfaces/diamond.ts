import { baseballKit, schools } from '../kit.ts'
import { type Point, rectangle, round, type Surface, straight } from '../surface.ts'

/** Home plate. All else is measured from it: to the right, and to the fence. */
export const plate = { x: 70, y: 80 }
const basePathMetres = 27.43
const corner = basePathMetres / Math.SQRT2
export const bases = {
  home: [0, 0],
  first: [corner, corner],
  second: [0, 2 * corner],
  third: [-corner, corner],
} as const
const mound = 18.4
const outMetres = 86
const sand = '#a9744a'
const dug = '#9a6840'
const turf = '#2f8540'

/** To the right of home, and out from it. */
const spot = (right: number, out: number): Point => [plate.x + right, plate.y - out]
const disc = (right: number, out: number, radius: number) => round(plate.x + right, plate.y - out, radius)
/** The square between the bases, so much smaller. */
const square = (less: number) => [
  spot(0, less),
  spot(corner - less, corner),
  spot(0, 2 * corner - less),
  spot(less - corner, corner),
]
/** Larger than they are, to be seen from far. */
const base = ([right, out]: readonly [number, number]) => [
  spot(right, out - 0.75),
  spot(right + 0.75, out),
  spot(right, out + 0.75),
  spot(right - 0.75, out),
]

export const diamond: Surface = {
  lengthMetres: 140,
  widthMetres: 88,
  stripes: ['#2f8540', '#379049'],
  stripeMetres: 7,
  around: '#7a5232',
  paint: 'rgb(238 242 246 / .9)',
  lineMetres: 0.22,
  patches: [
    // A quarter of a circle around the mound, up to the base lines.
    {
      outline: [spot(0, -2.6), ...round(plate.x, plate.y - mound, 29, -Math.PI * 0.93, -Math.PI * 0.07)],
      colour: sand,
    },
    { outline: square(2.6), colour: turf },
    ...Object.values(bases).map(([right, out]) => ({ outline: disc(right, out, 3.9), colour: dug })),
    { outline: disc(0, mound, 2.7), colour: dug },
    ...Object.values(bases).map(at => ({ outline: base(at), colour: '#f4f6f8' })),
    { outline: rectangle(plate.x - 0.6, plate.y - mound - 0.2, 1.2, 0.4), colour: '#f4f6f8' },
  ],
  lines: [
    straight(plate.x, plate.y, plate.x + outMetres, plate.y - outMetres),
    straight(plate.x, plate.y, plate.x - outMetres, plate.y - outMetres),
    ...[-1, 1].flatMap(side => batterBox(side)),
  ],
  view: {
    horizon: 0,
    farAt: 0.3,
    nearAt: 1.06,
    wideMetres: 62,
    fenceMetres: 2,
    panMetres: 12,
    zoom: 1.12,
  },
  stands: {
    kind: 'stadium',
    coats: ['#c9d2e6', '#ee5aa6', '#ffffff', '#a8d53a', '#1b2440', '#e8b48a', '#31406e'],
    boards: [
      ['COPPERVALE', '#6d1845'],
      ['NLTV', '#14233f'],
      ['NORTHERN CUP', '#4c6a10'],
      ['MATCHDAY', '#101b30'],
    ],
    boardMetres: 24,
  },
  game: 'innings',
  /** Pitcher, catcher, the four of the infield, the three outside. */
  formation: [
    spot(0, mound),
    spot(0, -2.4),
    spot(16.5, 25),
    spot(9, 36),
    spot(-9.5, 36),
    spot(-16.5, 25),
    spot(-29, 56),
    spot(0, 66),
    spot(29, 56),
  ],
  metresPerSecond: 7.5,
  bodyMetres: 4.2,
  gait: 'run',
  pass: 'sling',
  ball: { kind: 'plain', colour: '#fcfcfc', radiusMetres: 0.3, carried: 'hidden' },
  shine: 0,
  kits: [baseballKit(schools.comets), baseballKit(schools.bison)],
}

function batterBox(side: number) {
  const [left, right] = [plate.x + side * 1, plate.x + side * 2.6]
  const [far, near] = [plate.y - 1.8, plate.y + 1.8]
  return [
    straight(left, far, right, far),
    straight(left, near, right, near),
    straight(left, far, left, near),
    straight(right, far, right, near),
  ]
}
