import { basketball, football, onBall, soccerBall, stitched, turned, volleyball } from './balls.mjs'
import { compose } from './picture.mjs'
import { noise } from './random.mjs'
import { ball, blade, disc, rod, spindle } from './shapes.mjs'
import { add, cross, dot, linear, mix, normalize, scale, stripe, subtract } from './space.mjs'
import { grassBlades, stillLife, surfaces } from './still-life.mjs'

const white = [1, 1, 1]
const warm = [1, 0.86, 0.68]
const cool = [0.78, 0.9, 1.08]
const red = linear('#dc143c')
const blue = linear('#2f86f6')
const lampColors = [[1, 0.86, 0.64], [0.7, 0.82, 1], [1, 0.4, 0.2], white]

const view = { eye: [0, 1.35, -5.6], target: [-0.15, 0.95, 0], fov: 46 }
const lamps = {
  count: 26,
  colors: lampColors,
  top: 0.02,
  bottom: 0.36,
  from: 0,
  to: 1,
  size: 0.055,
  strength: 0.5,
}
const plain = color => () => color
const solidBall = (center, radius, pattern, gloss) => ({
  shape: ball(center, radius),
  color: onBall(center, pattern),
  gloss,
})

/** A football lying with its laces to the viewer. */
export function footballPart(center, axis) {
  const half = 1.62
  const up = normalize(cross([0.35, 0, 1], axis))
  const front = cross(axis, up)
  return {
    shape: spindle(center, axis, half, 0.95),
    color: at => {
      const way = subtract(at, center)
      const angle = Math.atan2(dot(way, front), dot(way, up))
      return football(dot(way, axis) / half, angle + 0.55)
    },
    gloss: 0.14,
  }
}

export function puckParts(center) {
  const knurled = at =>
    scale(
      [0.014, 0.014, 0.017],
      0.7 + 0.7 * noise(Math.atan2(at[2] - center[2], at[0] - center[0]) * 60, at[1] * 40),
    )
  return [{ shape: disc(center, 1, 0.34, 0.07), color: knurled, gloss: 0.35 }]
}

/** The blade of a hockey stick with its taped toe, and the shaft rising out of the picture. */
export function stickParts(heel, axis, color) {
  const middle = add(heel, scale(axis, 1.75))
  const taped = at => {
    const along = dot(subtract(at, heel), axis)
    const wrap = stripe((((along % 0.32) + 0.32) % 0.32) - 0.16, 0.012, 0.02)
    return along > 0.9 ? scale([0.55, 0.56, 0.58], 1 - 0.5 * wrap) : color
  }
  return [
    { shape: blade(middle, axis, [1.9, 0.48, 0.09], 0.08, -0.07), color: taped, gloss: 0.15 },
    {
      shape: rod(heel, add(heel, add(scale(axis, -4.2), [0, 4.6, 0])), 0.15),
      color: plain(color),
      gloss: 0.3,
    },
  ]
}

/** Outline, strings and shaft of a lacrosse stick that lies on the ground, and the ball in its pocket. */
function lacrosseParts() {
  const place = (x, y) => [-0.9 + x * 0.92 + y * 0.38, 0.3 + 0.12 * Math.abs(y), 0.35 - x * 0.36 + y * 1.05]
  const outline = [
    [-1.5, 0],
    [-1.2, 0.28],
    [-0.4, 0.48],
    [0.6, 0.72],
    [1.5, 0.98],
    [2.2, 1.02],
    [2.55, 0.6],
    [2.62, 0],
  ]
  const loop = [
    ...outline,
    ...outline
      .slice(1, -1)
      .reverse()
      .map(([x, y]) => [x, -y]),
    outline[0],
  ]
  const frame = loop.slice(1).map((point, i) => ({
    shape: rod(place(...loop[i]), place(...point), 0.11),
    color: plain([0.75, 0.76, 0.8]),
    gloss: 0.5,
  }))
  const sag = (x, y) => add(place(x, y), [0, -0.2, 0])
  const strings = [-0.5, 0, 0.5].map(y => ({
    shape: rod(sag(-0.9, y * 0.5), place(2.5, y), 0.035),
    color: plain([0.5, 0.02, 0.05]),
    gloss: 0.1,
  }))
  const ties = [-0.2, 0.35, 0.9, 1.45, 2].map(x => ({
    shape: rod(place(x, 0.6 + x * 0.15), place(x, -0.6 - x * 0.15), 0.03),
    color: plain([0.6, 0.6, 0.64]),
    gloss: 0.1,
  }))
  const shaft = {
    shape: rod(place(-1.4, 0), place(-6.5, 0), 0.17),
    color: plain([0.05, 0.06, 0.09]),
    gloss: 0.7,
  }
  return [
    ...frame,
    ...strings,
    ...ties,
    shaft,
    solidBall(add(place(1.25, 0), [0, 0.3, 0]), 0.5, plain([0.78, 0.78, 0.74]), 0.25),
  ]
}

/** Not the red of the track, on which it would hardly be seen. */
const baton = linear('#1f5fd0')

function batonParts() {
  const [from, to] = [
    [-1.5, 0.26, -0.7],
    [2.15, 0.26, 0.6],
  ]
  const axis = normalize(subtract(to, from))
  const color = at => {
    const along = dot(subtract(at, from), axis)
    return mix(
      baton,
      [0.78, 0.79, 0.82],
      Math.max(
        stripe(along - 0.3, 0.16, 0.02),
        stripe(along - 3.55, 0.16, 0.02),
        stripe(along - 1.92, 0.05, 0.02),
      ),
    )
  }
  return [{ shape: rod(from, to, 0.26), color, gloss: 0.9 }]
}

const diagonal = x0 => (x, z) => (x - x0) * 0.82 - z * 0.57
const greens = ['#1d4a1c', '#2b6a25', '#173a17', '#3c8031', '#245a22']
const grassFront = { seed: 5, count: 900, from: -5, to: 5, near: -3.6, far: -0.85, colors: greens }

const hockeyParts = [
  ...puckParts([1.35, 0.34, -0.7]),
  ...stickParts([-2.5, 0.5, 1.5], normalize([0.93, 0, -0.36]), [0.02, 0.022, 0.03]),
]

const sports = {
  football: {
    parts: [footballPart([0.25, 0.92, 0], normalize([0.92, 0.1, -0.36]))],
    center: [0.25, 0.9, 0],
    reach: 1.8,
    surface: surfaces.grass((_x, z) => z - 2.6),
    key: warm,
    rim: blue,
    grass: true,
  },
  basketball: {
    parts: [solidBall([0.3, 1, 0], 1, turned(basketball, 0.6, 0.5), 0.2)],
    center: [0.3, 1, 0],
    reach: 1.1,
    surface: surfaces.wood(diagonal(-1.7)),
    key: warm,
    rim: red,
  },
  hockey: {
    parts: hockeyParts,
    center: [-0.9, 1.6, 0.6],
    reach: 5.4,
    view: { eye: [0.3, 2.5, -6.4], target: [0, 0.85, 0], fov: 46 },
    surface: surfaces.ice((_x, z) => z - 3.4),
    key: cool,
    rim: red,
  },
  soccer: {
    parts: [solidBall([0.3, 0.97, 0], 1, turned(soccerBall, 0.35, 0.3), 0.35)],
    center: [0.3, 1, 0],
    reach: 1.1,
    surface: surfaces.grass(diagonal(-1.9)),
    key: white,
    rim: blue,
    grass: true,
  },
  volleyball: {
    parts: [solidBall([0.3, 1, 0], 1, turned(volleyball, 0.75, 0.55), 0.22)],
    center: [0.3, 1, 0],
    reach: 1.1,
    surface: surfaces.wood((_x, z) => z - 2),
    key: warm,
    rim: blue,
  },
  'track-and-field': {
    parts: batonParts(),
    center: [0.1, 0.36, 0.1],
    reach: 2.7,
    surface: surfaces.track(x => ((x + 40.4) % 4.4) - 2.2),
    key: warm,
    rim: red,
    view: { eye: [-0.3, 1.9, -5.4], target: [0.1, 0.75, 0], fov: 46 },
  },
  lacrosse: {
    parts: lacrosseParts(),
    center: [-0.6, 0.5, 0.5],
    reach: 5.2,
    surface: surfaces.grass((_x, z) => z - 4.2),
    key: white,
    rim: red,
    view: { eye: [0.3, 2.35, -5.9], target: [0.1, 0.9, 0.2], fov: 44 },
  },
  'baseball-softball': {
    parts: [
      solidBall([-0.95, 1.02, 0.6], 1.02, turned(stitched([0.66, 0.72, 0.05]), 2.2, 0.5), 0.15),
      solidBall([0.95, 0.78, -0.55], 0.78, turned(stitched([0.74, 0.72, 0.68]), 0.5, -0.3), 0.18),
    ],
    center: [0.1, 0.9, 0.1],
    reach: 2.3,
    surface: surfaces.clay(diagonal(-3)),
    key: warm,
    rim: blue,
  },
}

export const sportAliases = Object.keys(sports)

export function sportPicture(alias, width, height) {
  const { grass, ...scene } = { view, ...sports[alias] }
  const pixels = stillLife({ width, height, lamps, seed: 70 + sportAliases.indexOf(alias), ...scene })
  const front = grass
    ? `<g fill="none" stroke-linecap="round" stroke-opacity=".75">${grassBlades(width, scene.view, grassFront)}</g>`
    : ''
  return compose(pixels, [{ body: front + edges(width, height) }], 0.5)
}

/** The same quiet dark edge around each picture of the family. */
function edges(width, height) {
  return `<defs><radialGradient id="edge" cx=".55" cy=".5" r=".75"><stop offset=".5" stop-color="#05070c" stop-opacity="0"/><stop offset="1" stop-color="#05070c" stop-opacity=".7"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#edge)"/>`
}
