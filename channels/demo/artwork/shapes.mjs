import { add, clamp, dot, length, normalize, scale, subtract } from './space.mjs'

/** Shapes as distances: each function says how far a point is from the surface, negative inside. */

export const ball = (center, radius) => p => length(subtract(p, center)) - radius

/** Pointed at both ends along the unit vector `axis`, as an American football is. */
export const spindle = (center, axis, halfLength, radius) => p => {
  const way = subtract(p, center)
  const along = dot(way, axis)
  const across = Math.sqrt(Math.max(0, dot(way, way) - along * along))
  // Two circles that cut each other at the tips.
  const bow = (halfLength * halfLength - radius * radius) / (2 * radius)
  const tip = Math.abs(along) - halfLength
  const side = Math.hypot(along, across + bow) - (radius + bow)
  return tip > 0 ? Math.hypot(tip, across) : side * 0.9
}

export const rod = (from, to, radius) => {
  const line = subtract(to, from)
  const square = dot(line, line)
  return p => {
    const way = subtract(p, from)
    const t = clamp(dot(way, line) / square)
    return Math.hypot(way[0] - line[0] * t, way[1] - line[1] * t, way[2] - line[2] * t) - radius
  }
}

/** A flat cylinder standing on the ground, edges rounded by `round`. */
export const disc = (center, radius, halfHeight, round) => p => {
  const across = Math.hypot(p[0] - center[0], p[2] - center[2]) - radius + round
  const up = Math.abs(p[1] - center[1]) - halfHeight + round
  return Math.min(Math.max(across, up), 0) + Math.hypot(Math.max(across, 0), Math.max(up, 0)) - round
}

/** A board along `axis` (unit, level), curved by `bend`. */
export const blade = (center, axis, half, round, bend) => {
  const side = [-axis[2], 0, axis[0]]
  return p => {
    const way = subtract(p, center)
    const along = dot(way, axis)
    const x = Math.abs(along) - half[0] + round
    const y = Math.abs(way[1]) - half[1] + round
    const z = Math.abs(dot(way, side) - bend * along * along) - half[2] + round
    const outside = Math.hypot(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0))
    return (outside + Math.min(Math.max(x, y, z), 0) - round) * 0.85
  }
}

/** Walks along a ray to the first of `parts`; null when it passes by. A part is `{shape, color, ...}`. */
export function findHit(parts, from, ray, limit, steps = 150) {
  let travelled = 0
  for (let i = 0; i < steps; i++) {
    const at = add(from, scale(ray, travelled))
    let nearest = Number.POSITIVE_INFINITY
    let part = null
    for (const one of parts) {
      const distance = one.shape(at)
      if (distance < nearest) {
        nearest = distance
        part = one
      }
    }
    if (nearest < 0.0025) return { at, part }
    travelled += nearest
    if (travelled > limit) return null
  }
  return null
}

export function facing(shape, at) {
  const e = 0.002
  const here = shape(at)
  return normalize([
    shape([at[0] + e, at[1], at[2]]) - here,
    shape([at[0], at[1] + e, at[2]]) - here,
    shape([at[0], at[1], at[2] + e]) - here,
  ])
}

/** How much of a light gets through to a point: 1 all, 0 none, soft in between. */
export function openness(parts, from, ray, softness) {
  let open = 1
  let travelled = 0.03
  for (let i = 0; i < 26 && travelled < 7; i++) {
    const at = add(from, scale(ray, travelled))
    let nearest = Number.POSITIVE_INFINITY
    for (const { shape } of parts) nearest = Math.min(nearest, shape(at))
    if (nearest < 0.002) return 0
    open = Math.min(open, (softness * nearest) / travelled)
    travelled += Math.max(0.05, nearest)
  }
  return clamp(open)
}
