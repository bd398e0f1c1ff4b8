import { colour } from '../picture.ts'
import { type Surface, straight, white } from '../surface.ts'

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
const corners = Object.values(bases)
const mound = 18.4
const outMetres = 86

const sand = colour(176, 120, 78)
const dug = colour(160, 104, 66)

/** `Math.hypot` is slow, and a ground has millions of places. */
const distance = (x: number, y: number) => Math.sqrt(x * x + y * y)

export const diamond: Surface = {
  lengthMetres: 140,
  widthMetres: 88,
  stripes: [colour(44, 116, 50), colour(54, 132, 58)],
  stripeMetres: 7,
  around: colour(40, 104, 46),
  paint: white,
  colourAt(x, y) {
    if (y < 3) return dug
    const right = x - plate.x
    const out = plate.y - y
    const fromMound = distance(right, out - mound)
    if (fromMound > 29) return null
    // Along the two base paths from home.
    const toFirst = (right + out) / Math.SQRT2
    const toThird = (out - right) / Math.SQRT2
    if (isBase(toFirst, toThird)) return white
    if (Math.abs(right) < 0.6 && Math.abs(out - mound) < 0.25) return white
    if (fromMound < 2.7 || distance(right, out) < 4.6) return dug
    if (Math.min(toFirst, toThird) < -1.8) return null
    const isSquare = Math.min(toFirst, toThird) > 1.8 && Math.max(toFirst, toThird) < basePathMetres - 1.8
    return isSquare && !corners.some(([x, y]) => distance(right - x, out - y) < 4.2) ? null : sand
  },
  lines: [
    straight(plate.x, plate.y, plate.x + outMetres, plate.y - outMetres),
    straight(plate.x, plate.y, plate.x - outMetres, plate.y - outMetres),
    ...[-1, 1].flatMap(side => batterBox(side)),
  ],
  view: { heightMetres: 17, distanceMetres: 107, horizon: 0.06, panMetres: 5 },
  game: 'innings',
  /** Pitcher, catcher, the four of the infield, the three outside. */
  formation: [
    [0, mound],
    [0, -2.4],
    [16.5, 25],
    [9, 36],
    [-9.5, 36],
    [-16.5, 25],
    [-29, 56],
    [0, 66],
    [29, 56],
  ].map(([right = 0, out = 0]) => [plate.x + right, plate.y - out] as const),
  metresPerSecond: 7.5,
  bodyMetres: 2.6,
  ball: { colour: colour(252, 252, 252), radiusMetres: 0.22 },
  bannerTop: 0.27,
  teams: [
    { shirt: colour(196, 38, 50), shorts: white, legs: white, hat: colour(150, 26, 38) },
    {
      shirt: colour(28, 72, 168),
      shorts: colour(170, 176, 188),
      legs: colour(170, 176, 188),
      hat: colour(24, 44, 104),
    },
  ],
}

/** Larger than they are, to be seen from far; a plate lies at home. */
function isBase(toFirst: number, toThird: number): boolean {
  const isAt = (metres: number, base: number) => Math.abs(metres - base) < 0.65
  const [isNear, isLeft] = [isAt(toFirst, 0), isAt(toThird, 0)]
  return (isNear || isAt(toFirst, basePathMetres - 0.65)) && (isLeft || isAt(toThird, basePathMetres - 0.65))
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
