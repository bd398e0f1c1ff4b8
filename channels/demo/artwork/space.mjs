/** Points and directions are [x right, y up, z away]; lengths are metres. */

export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a, s) => [a[0] * s, a[1] * s, a[2] * s]
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = a => Math.hypot(a[0], a[1], a[2])
export const normalize = a => scale(a, 1 / length(a))
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** The way along `a`, after bouncing off a surface that faces `normal`. */
export const reflect = (a, normal) => subtract(a, scale(normal, 2 * dot(a, normal)))

export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))
export const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
export const smooth = (from, to, value) => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
/** 1 inside a painted line of half width `half`, softened over `edge` against jagged borders. */
export const stripe = (distance, half, edge) => 1 - smooth(half, half + edge, Math.abs(distance))
/** A soft blob of light around zero. */
export const glow = (distance, reach) => Math.exp(-(distance * distance) / (reach * reach))

/** '#rrggbb' to linear light. */
export function linear(hex) {
  return [1, 3, 5].map(i => (Number.parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2)
}

/** `fov` is the horizontal opening in degrees. */
export function camera({ eye, target, fov, aspect = 16 / 9 }) {
  const forward = normalize(subtract(target, eye))
  const right = normalize(cross([0, 1, 0], forward))
  const up = cross(forward, right)
  const half = Math.tan((fov * Math.PI) / 360)
  return {
    eye,
    /** The direction through a point of the picture; u and v run 0..1 from the top left. */
    ray(u, v) {
      const x = (u * 2 - 1) * half
      const y = ((1 - v * 2) * half) / aspect
      return normalize(add(forward, add(scale(right, x), scale(up, y))))
    },
    /** Where a point stands in the picture, and how large a metre is there; null when behind the camera. */
    project(point, width) {
      const way = subtract(point, eye)
      const depth = dot(way, forward)
      if (depth < 0.1) return null
      const perMetre = width / (2 * half * depth)
      return {
        x: width / 2 + dot(way, right) * perMetre,
        y: width / aspect / 2 - dot(way, up) * perMetre,
        perMetre,
        depth,
      }
    },
  }
}

/** Where the ray meets the level `y`, or null. */
export function hitLevel(eye, ray, y = 0) {
  const distance = (y - eye[1]) / ray[1]
  return distance > 0 && Number.isFinite(distance) ? add(eye, scale(ray, distance)) : null
}
