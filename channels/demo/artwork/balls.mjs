import { noise } from './random.mjs'
import { add, cross, dot, length, mix, normalize, scale, smooth, stripe, subtract } from './space.mjs'

/** What is printed and sewn on each ball. `p` is a point on the unit ball; the answer is linear colour. */

/** Turns a ball so that its seams show from their good side. */
export function turned(pattern, yaw, pitch) {
  const [cosY, sinY, cosP, sinP] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)]
  return ([x, y, z]) => {
    const x1 = x * cosY + z * sinY
    const z1 = z * cosY - x * sinY
    return pattern([x1, y * cosP - z1 * sinP, z1 * cosP + y * sinP])
  }
}

export function basketball([x, y, z]) {
  const pebbles = 0.85 + 0.3 * noise(x * 55 + z * 31, y * 55 - z * 17)
  const leather = scale([0.62, 0.16, 0.025], pebbles)
  const arcs = Math.abs(Math.abs(x) - (0.62 - 0.28 * y * y))
  const seam = Math.max(stripe(y, 0.014, 0.012), stripe(z, 0.014, 0.012), stripe(arcs, 0.014, 0.014))
  return mix(leather, [0.008, 0.006, 0.006], seam)
}

const golden = (1 + Math.sqrt(5)) / 2
const corners = [-1, 1].flatMap(a =>
  [-golden, golden].flatMap(b => [normalize([0, a, b]), normalize([a, b, 0]), normalize([b, 0, a])]),
)
const hexagons = corners.flatMap((a, i) =>
  corners.flatMap((b, j) =>
    corners.flatMap((c, k) =>
      i < j && j < k && dot(a, b) > 0.4 && dot(b, c) > 0.4 && dot(a, c) > 0.4
        ? [normalize(add(a, add(b, c)))]
        : [],
    ),
  ),
)
/** The classic ball of twelve pentagons and twenty hexagons. */
export function soccerBall(p) {
  let [best, second, pentagon] = [-2, -2, false]
  const weigh = (center, weight, isPentagon) => {
    const value = dot(p, center) * weight
    if (value > best) [second, best, pentagon] = [best, value, isPentagon]
    else if (value > second) second = value
  }
  for (const corner of corners) weigh(corner, 1.015, true)
  for (const hexagon of hexagons) weigh(hexagon, 0.985, false)
  const seam = 1 - smooth(0.004, 0.014, best - second)
  const panel = pentagon ? [0.012, 0.014, 0.022] : [0.72, 0.74, 0.78]
  return mix(panel, [0.02, 0.02, 0.026], seam * 0.8)
}

/** Six sides of three strips. */
export function volleyball(p) {
  const axis = [0, 1, 2].reduce((top, i) => (Math.abs(p[i]) > Math.abs(p[top]) ? i : top), 0)
  const across = p[(axis + 1) % 3] / Math.abs(p[axis])
  const along = p[(axis + 2) % 3] / Math.abs(p[axis])
  const bent = across + 0.1 * (1 - along * along) * Math.sign(across)
  const strip = Math.abs(bent) < 0.37 ? 0 : Math.sign(bent)
  const colors = { '-1': [0.56, 0.008, 0.035], 0: [0.74, 0.75, 0.78], 1: [0.02, 0.055, 0.2] }
  const toSeam = Math.min(
    Math.abs(Math.abs(bent) - 0.37),
    1 - Math.max(Math.abs(across), Math.abs(along)) + 0.004,
  )
  return mix(colors[strip], [0.01, 0.01, 0.014], stripe(toSeam, 0.012, 0.016) * 0.85)
}

const seamPath = Array.from({ length: 260 }, (_, i) => {
  const t = (i / 260) * 2 * Math.PI
  const [a, b] = [0.72, 0.28]
  return normalize([
    a * Math.cos(t) + b * Math.cos(3 * t),
    a * Math.sin(t) - b * Math.sin(3 * t),
    2 * Math.sqrt(a * b) * Math.sin(2 * t),
  ])
})
/** One seam that winds around the ball, with slanted stitches on both sides. */
export function stitched(leather) {
  return p => {
    let nearest = 0
    let closeness = -2
    seamPath.forEach((point, i) => {
      const value = dot(p, point)
      if (value > closeness) [closeness, nearest] = [value, i]
    })
    const here = seamPath[nearest]
    const forward = normalize(subtract(seamPath[(nearest + 1) % 260], seamPath[(nearest + 259) % 260]))
    const way = subtract(p, here)
    const side = dot(way, cross(here, forward))
    const along = nearest * 0.0333 + dot(way, forward)
    const thread = stripe((((((along + Math.abs(side) * 0.7) / 0.105) % 1) + 1) % 1) - 0.5, 0.17, 0.1)
    const stitch = thread * (Math.abs(side) > 0.012 && Math.abs(side) < 0.105 ? 1 : 0)
    const groove = stripe(side, 0.006, 0.012)
    const worn = 0.9 + 0.14 * noise(p[0] * 9 + p[2] * 5, p[1] * 9)
    return mix(mix(scale(leather, worn), [0.1, 0.08, 0.07], groove * 0.7), [0.52, 0.01, 0.03], stitch)
  }
}

/** Leather, two white bands and laces; `along` runs -1..1 from tip to tip, `angle` is 0 at the laces. */
export function football(along, angle) {
  const pebbles = 0.8 + 0.4 * noise(along * 95, angle * 42)
  const leather = scale([0.2, 0.05, 0.02], pebbles)
  const band = stripe(Math.abs(along) - 0.66, 0.04, 0.012)
  const seam = stripe(angle, 0.012, 0.02)
  const rung =
    Math.abs(along) < 0.27 ? stripe(((((along + 0.03) % 0.07) + 0.07) % 0.07) - 0.035, 0.011, 0.006) : 0
  const lace = Math.max(
    rung * stripe(angle, 0.17, 0.03),
    Math.abs(along) < 0.26 ? stripe(angle, 0.03, 0.02) : 0,
  )
  return mix(mix(mix(leather, [0.02, 0.01, 0.008], seam), [0.7, 0.7, 0.7], band), [0.78, 0.77, 0.74], lace)
}

export const onBall = (center, pattern) => at =>
  pattern(scale(subtract(at, center), 1 / length(subtract(at, center))))
