import { type Colour, colour } from '../picture.ts'
import { arc, type Surface, straight, white } from '../surface.ts'

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

const red = colour(178, 70, 52)
const sand = colour(218, 194, 146)
const runUp = colour(160, 60, 46)

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

/** How far from the line between the middles of both curves. */
function radiusAt(x: number, y: number): number {
  const beyond = Math.max(0, Math.abs(x - middle.x) - halfStraight)
  return Math.sqrt(beyond * beyond + (y - middle.y) ** 2)
}

const finishX = middle.x - halfStraight + finishMetres

export const oval: Surface = {
  lengthMetres: 112,
  widthMetres: 64,
  stripes: [colour(46, 112, 54), colour(52, 122, 60)],
  stripeMetres: 8,
  around: colour(46, 112, 54),
  paint: white,
  colourAt(x, y) {
    const radius = radiusAt(x, y)
    if (radius > outerRadius + 0.4) return null
    if (radius > innerRadius - 0.4) return isChequered(x, y) ? white : laneColour(radius, y)
    // Inside: where they jump.
    if (Math.abs(y - 22) > 1.6) return null
    if (x > 30 && x < 66) return Math.abs(y - 22) < 0.8 ? runUp : null
    return x >= 66 && x < 78 ? sand : null
  },
  lines: [arc(78, 40, 2), straight(78, 40, 58, 34), straight(78, 40, 58, 46)],
  view: { heightMetres: 46, distanceMetres: 112, horizon: -0.23, panMetres: 14 },
  game: 'race',
  formation: [],
  metresPerSecond: 6,
  bodyMetres: 4,
  ball: { colour: white, radiusMetres: 0 },
  teams: [
    { shirt: colour(250, 206, 56), shorts: colour(30, 34, 46) },
    { shirt: colour(40, 92, 190), shorts: colour(240, 242, 245) },
  ],
  bannerTop: 0.42,
  banners: ['FINISH', 'FINISH'],
}

/** The far lines are wider and paler: a row of the picture shows more than a metre there, and would miss thin ones. */
function laneColour(radius: number, y: number): Colour {
  const lane = (radius - innerRadius) / laneMetres
  const off = Math.abs(lane - Math.round(lane)) * laneMetres
  const half = 0.11 + 0.24 * (1 - y / 64) ** 2
  return off < half ? mix(red, white, Math.min(1, 0.2 / half)) : red
}

const mix = (from: Colour, to: Colour, part: number): Colour => [
  Math.round(from[0] + (to[0] - from[0]) * part),
  Math.round(from[1] + (to[1] - from[1]) * part),
  Math.round(from[2] + (to[2] - from[2]) * part),
]

/** The finish, on the near straight. */
function isChequered(x: number, y: number): boolean {
  if (y < middle.y + innerRadius || y > middle.y + outerRadius || Math.abs(x - finishX) > 0.8) return false
  return (Math.floor((x - finishX) / 0.8) + Math.floor(y / 0.8)) % 2 === 0
}
