import { runnerKit, schools } from '../kit.ts'
import { arc, type Line, type Point, rectangle, round, type Surface, straight, white } from '../surface.ts'

/** A track smaller than those of 400 m, so that both its curves are seen. */
const middle = { x: 56, y: 32 }
const halfStraight = 26
const innerRadius = 20
const laneMetres = 1.6
export const lanes = 6
const outerRadius = innerRadius + lanes * laneMetres
const lapRadius = (innerRadius + outerRadius) / 2
const curveMetres = Math.PI * lapRadius
const lapMetres = 4 * halfStraight + 2 * curveMetres
/** From the near left corner on, where the lap is counted from. */
export const finishMetres = halfStraight * 2 - 8

/** Against the clock, as all races are run: along the near straight to the right. A lap is as long in every lane. */
export function lapPoint(lane: number, metres: number): { x: number; y: number } {
  const radius = innerRadius + (lane + 0.5) * laneMetres
  const along = ((metres % lapMetres) + lapMetres) % lapMetres
  const half = 2 * halfStraight + curveMetres
  const side = along < half ? 1 : -1
  const gone = along % half
  if (gone < 2 * halfStraight)
    return { x: middle.x + side * (gone - halfStraight), y: middle.y + side * radius }
  const angle = (gone - 2 * halfStraight) / lapRadius
  return {
    x: middle.x + side * (halfStraight + radius * Math.sin(angle)),
    y: middle.y + side * radius * Math.cos(angle),
  }
}

/** A band around the grass inside, so far from the line between the middles of both curves. */
const around = (radius: number): Point[] => [
  ...round(middle.x + halfStraight, middle.y, radius, -Math.PI / 2, Math.PI / 2),
  ...round(middle.x - halfStraight, middle.y, radius, Math.PI / 2, Math.PI * 1.5),
]
const laneLine = (radius: number): Line[] => [
  straight(middle.x - halfStraight, middle.y - radius, middle.x + halfStraight, middle.y - radius),
  straight(middle.x - halfStraight, middle.y + radius, middle.x + halfStraight, middle.y + radius),
  arc(middle.x + halfStraight, middle.y, radius, -Math.PI / 2, Math.PI / 2),
  arc(middle.x - halfStraight, middle.y, radius, Math.PI / 2, Math.PI * 1.5),
]
const finishX = middle.x - halfStraight + finishMetres
const runner = (name: keyof typeof schools) => runnerKit(schools[name])

export const oval: Surface = {
  lengthMetres: 112,
  widthMetres: 64,
  stripes: ['#4c6a2e', '#547433'],
  stripeMetres: 8,
  around: '#4c6a2e',
  paint: 'rgb(250 236 220 / .85)',
  lineMetres: 0.16,
  patches: [
    { outline: around(outerRadius + 0.4), colour: '#9a4a33' },
    { outline: around(innerRadius - 0.4), colour: '#527232' },
    // Where they jump.
    { outline: rectangle(30, 21.2, 36, 1.6), colour: '#8b3f2c' },
    { outline: rectangle(66, 20.4, 12, 3.2), colour: '#c9a878' },
    // The finish, on the near straight.
    ...Array.from({ length: 24 }, (_, at) => ({
      outline: rectangle(finishX - 0.4 + (at % 2) * 0.4, middle.y + innerRadius + at * 0.4, 0.4, 0.4),
      colour: white,
    })),
  ],
  lines: [
    ...Array.from({ length: lanes + 1 }, (_, lane) => innerRadius + lane * laneMetres).flatMap(laneLine),
    arc(78, 40, 2),
    straight(78, 40, 58, 34),
    straight(78, 40, 58, 46),
  ],
  view: {
    horizon: 0.1,
    farAt: 0.4,
    nearAt: 1.03,
    wideMetres: 62,
    fenceMetres: 7,
    panMetres: 24,
    zoom: 1.1,
  },
  stands: {
    kind: 'sunset',
    coats: ['#c9d2e6', '#35b35a', '#ffffff', '#f0762b', '#4b2440', '#e8b48a', '#5a3140'],
    boards: [
      ['TAMARACK HILLS', '#3b1c3a'],
      ['NLTV', '#2a1630'],
      ['NORTHERN CUP', '#4a2440'],
      ['MATCHDAY', '#2a1630'],
    ],
    boardMetres: 20,
  },
  game: 'race',
  formation: [],
  metresPerSecond: 7,
  bodyMetres: 5.2,
  gait: 'run',
  pass: 'sling',
  ball: { kind: 'plain', colour: white, radiusMetres: 0, carried: 'hidden' },
  shine: 0,
  kits: [
    runner('falcons'),
    runner('stags'),
    runner('storm'),
    runner('stags'),
    runner('bison'),
    runner('stags'),
  ],
}
