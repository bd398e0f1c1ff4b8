import { renderPixels } from './picture.mjs'
import { clouds, noise, seededRandom } from './random.mjs'
import { facing, findHit, openness } from './shapes.mjs'
import {
  add,
  camera,
  clamp,
  dot,
  glow,
  hitLevel,
  mix,
  normalize,
  reflect,
  scale,
  smooth,
  stripe,
} from './space.mjs'

/**
 * One family of pictures: the thing a sport is played with, on the ground it is played on, the lamps of the venue
 * out of focus behind it. Lengths are in ball radii. `parts` are `{shape, color(at), gloss}`.
 */
export function stillLife({ width, height, view, parts, center, reach, surface, key, rim, lamps, seed }) {
  const lens = camera(view)
  const keyWay = normalize([0.75, 0.85, 0.35])
  const rimWay = normalize([-0.9, 0.35, 0.55])
  const discs = farLamps(seed, lamps)

  function backdrop(u, v) {
    let light = add(
      [0.006, 0.008, 0.015],
      scale(key, 0.05 * glow(Math.hypot((u - 0.66) * 1.4, v - 0.3), 0.4)),
    )
    for (const disc of discs) {
      const distance = Math.hypot((u - disc.u) * (width / height), v - disc.v) / disc.r
      if (distance < 1.15)
        light = add(
          light,
          scale(disc.color, (1 - smooth(0.7, 1.12, distance)) * (0.75 + 0.35 * distance * distance)),
        )
    }
    return light
  }

  function lightOn(at, normal, color, gloss, ray) {
    const open = openness(parts, at, keyWay, 7)
    const keyLight = Math.max(0, dot(normal, keyWay)) * open * 2.6
    const front = Math.max(0, dot(normal, normalize([0.25, 0.35, -1]))) * 0.42
    const fromGround = Math.max(0, -normal[1]) * 0.12
    const edge = (1 - Math.max(0, -dot(normal, ray))) ** 3
    const rimLight =
      Math.max(0, dot(normal, rimWay)) ** 1.5 * 1.1 + edge * Math.max(0, -normal[0] + 0.3) * 0.6
    const sky = (0.5 + 0.5 * normal[1]) * 0.09
    let light = scale(color, keyLight + sky + fromGround + front)
    light = [light[0] * key[0], light[1] * key[1], light[2] * key[2]]
    light = add(light, scale(rim, rimLight * (0.1 + dot(color, [0.3, 0.5, 0.2]))))
    const highlight = Math.max(0, dot(reflect(ray, normal), keyWay)) ** 26 * open
    const sheen = Math.max(0, dot(reflect(ray, normal), rimWay)) ** 14
    return add(light, add(scale(key, highlight * gloss), scale(rim, sheen * gloss * 0.5)))
  }

  function shadeHit({ at, part }, ray) {
    return lightOn(at, facing(part.shape, at), part.color(at), part.gloss, ray)
  }

  /** Only rays that pass near the things are worth walking along. */
  function seek(from, ray) {
    const toCenter = [center[0] - from[0], center[1] - from[1], center[2] - from[2]]
    const along = dot(toCenter, ray)
    if (dot(toCenter, toCenter) - along * along > reach * reach) return null
    return findHit(parts, from, ray, along + reach + 1)
  }

  function ground(at, ray, u, v) {
    const distance = Math.hypot(at[0] - lens.eye[0], at[2] - lens.eye[2])
    const near = Math.hypot(at[0] - center[0], at[2] - center[2]) < reach + 4
    const open = near ? openness(parts, [at[0], 0.01, at[2]], keyWay, 5) : 1
    let contact = 1
    if (near)
      for (const { shape } of parts)
        contact = Math.min(contact, 0.25 + 0.75 * smooth(0, 0.7, shape([at[0], 0.02, at[2]])))
    const pool = 0.1 + 1.15 * glow(Math.hypot(at[0] - center[0] - 1, (at[2] - center[2] - 1) * 0.7), 5.5)
    const base = surface.color(at, distance)
    let light = scale(base, pool * (0.25 + 1.1 * open) * contact)
    light = [light[0] * key[0], light[1] * key[1], light[2] * key[2]]
    light = add(light, scale(rim, 0.05 * glow(at[0] + 4, 4) * dot(base, [0.4, 0.4, 0.4])))
    if (surface.shine) {
      const bump = (noise(at[0] * 9, at[2] * 9) - 0.5) * surface.rough
      const bounce = normalize(reflect(ray, normalize([bump, 1, bump])))
      const hit = near ? seek([at[0], 0.01, at[2]], bounce) : null
      const mirrored = hit ? shadeHit(hit, bounce) : scale(backdrop(u, clamp(0.8 - v)), 0.8)
      light = add(light, scale(mirrored, surface.shine * (0.35 + 0.65 * (1 - clamp(-ray[1])) ** 4)))
    }
    return mix(light, scale(key, 0.022), smooth(12, 40, distance))
  }

  return renderPixels(width, height, (u, v) => {
    const ray = lens.ray(u, v)
    const hit = seek(lens.eye, ray)
    if (hit) return shadeHit(hit, ray)
    const at = hitLevel(lens.eye, ray)
    if (!at) return backdrop(u, v)
    const far = smooth(16, 46, Math.hypot(at[0] - lens.eye[0], at[2] - lens.eye[2]))
    return far >= 1 ? backdrop(u, v) : mix(ground(at, ray, u, v), backdrop(u, v), far)
  })
}

function farLamps(seed, { count, colors, top, bottom, from, to, size, strength }) {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => ({
    u: from + (to - from) * random(),
    v: top + (bottom - top) * random(),
    r: size * (0.35 + 1.3 * random() ** 1.6),
    color: scale(colors[Math.floor(random() * colors.length)], strength * (0.12 + random() ** 3)),
  }))
}

const line = (value, half, distance) => stripe(value, half, 0.01 + distance * 0.006)
const wear = (x, z) => 0.8 + 0.35 * clouds(x * 3, z * 3, 3)

/** Grounds to lay things on; each may carry a painted line. */
export const surfaces = {
  grass: mark => ({
    color: ([x, , z], distance) => {
      const blades = 0.35 + 1.1 * noise(x * 26, z * 9) * noise(x * 11 + 7, z * 5)
      const green = scale([0.055, 0.17, 0.04], blades + 0.25)
      return mix(
        green,
        scale([0.8, 0.84, 0.8], 0.55 + blades * 0.55),
        mark ? line(mark(x, z) + (noise(x * 14, z * 14) - 0.5) * 0.12, 0.34, distance) * 0.92 : 0,
      )
    },
  }),
  wood: mark => ({
    shine: 0.5,
    rough: 0.012,
    color: ([x, , z], distance) => {
      const board = Math.floor(x / 0.62)
      const tone = 0.75 + 0.45 * noise(board * 5.1, Math.floor((z + noise(board, 1) * 9) / 7) * 3.3)
      const gap = 1 - 0.4 * stripe((((x % 0.62) + 0.62) % 0.62) - 0.31, 0.008, 0.012)
      const wood = scale([0.42, 0.2, 0.075], tone * gap * (0.9 + 0.2 * noise(x * 30, z * 1.6)))
      return mix(wood, [0.75, 0.74, 0.7], mark ? line(mark(x, z), 0.2, distance) * 0.9 : 0)
    },
  }),
  ice: mark => ({
    shine: 0.55,
    rough: 0.03,
    color: ([x, , z], distance) => {
      const cut =
        smooth(0.7, 0.77, noise(x * 1.1 + z * 2.6, z * 0.3 - x * 0.8)) +
        smooth(0.72, 0.78, noise(x * 2.2 - z * 1.3 + 9, z * 0.4))
      const ice = scale([0.36, 0.46, 0.56], 0.75 + 0.3 * clouds(x, z, 4) + cut * 0.28)
      return mix(ice, [0.5, 0.012, 0.035], mark ? line(mark(x, z), 0.5, distance) * 0.9 : 0)
    },
  }),
  clay: mark => ({
    color: ([x, , z], distance) => {
      const crumbs = 0.6 + 0.5 * noise(x * 22, z * 14) + 0.35 * smooth(0.72, 0.85, noise(x * 9, z * 6))
      return mix(
        scale([0.24, 0.1, 0.05], crumbs),
        scale([0.78, 0.76, 0.72], wear(x, z)),
        mark ? line(mark(x, z) + (noise(x * 6, z * 6) - 0.5) * 0.25, 0.45, distance) * 0.9 : 0,
      )
    },
  }),
  track: mark => ({
    shine: 0.06,
    rough: 0.2,
    color: ([x, , z], distance) => {
      const crumbs = 0.55 + 0.8 * noise(x * 24, z * 15)
      return mix(
        scale([0.3, 0.035, 0.03], crumbs),
        scale([0.76, 0.74, 0.72], wear(x, z)),
        mark ? line(mark(x, z), 0.3, distance) * 0.92 : 0,
      )
    },
  }),
}

/** Blades of grass between the viewer and the thing, so that it lies in the grass and not on it. */
export function grassBlades(width, view, { seed, count, from, to, near, far, colors }) {
  const lens = camera(view)
  const random = seededRandom(seed)
  const blades = Array.from({ length: count }, () => [
    from + (to - from) * random(),
    0,
    near + (far - near) * random(),
  ])
  return blades
    .sort((a, b) => b[2] - a[2])
    .map(root => {
      const foot = lens.project(root, width)
      const tall = 0.1 + 0.3 * random()
      const tip = lens.project([root[0] + (random() - 0.5) * 0.25, tall, root[2]], width)
      const color = colors[Math.floor(random() * colors.length)]
      return `<path d="M${foot.x.toFixed(1)} ${foot.y.toFixed(1)} Q${foot.x.toFixed(1)} ${((foot.y + tip.y) / 2).toFixed(1)} ${tip.x.toFixed(1)} ${tip.y.toFixed(1)}" stroke="${color}" stroke-width="${(foot.perMetre * 0.022).toFixed(1)}"/>`
    })
    .join('')
}
