import { compose, renderPixels, titleShade } from './picture.mjs'
import { clouds, noise } from './random.mjs'
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

const view = camera({ eye: [-1.2, 0.75, 0], target: [-2.6, 3.1, 30], fov: 66 })
const sun = normalize([0.16, 0.075, 1])
const lane = 1.22

function sky(ray) {
  const height = clamp(ray[1] / 0.6)
  const toSun = dot(ray, sun)
  let color = mix([0.95, 0.3, 0.09], [0.3, 0.1, 0.16], smooth(0, 0.28, height))
  color = mix(color, [0.025, 0.03, 0.1], smooth(0.2, 0.85, height))
  color = scale(color, 0.35 + 0.65 * smooth(0.72, 1, toSun))
  // Long flat clouds, lit from below.
  const bank = smooth(0.45, 0.75, clouds(ray[0] * 2.6 + 8, ray[1] * 17, 5)) * smooth(0.02, 0.12, ray[1])
  const lit = mix([0.1, 0.05, 0.1], [1.15, 0.32, 0.12], smooth(0.82, 1, toSun) * (1 - height * 0.7))
  color = mix(color, lit, bank * 0.7)
  color = add(color, scale([1.1, 0.42, 0.14], smooth(0.94, 1, toSun) ** 3 * 0.6))
  return add(color, scale([9, 6, 3], smooth(0.99955, 0.99966, toSun)))
}

/** Trees and a low stand along the horizon, black against the sky. */
function horizon(ray) {
  const angle = ray[0] / ray[2]
  const trees = 0.012 + 0.03 * clouds(angle * 7, 2, 3) + 0.02 * clouds(angle * 60, 1, 4)
  const roof = angle > 0.36 && angle < 0.95 ? 0.05 + Math.floor((angle - 0.36) * 40) * 0.0022 : 0
  return Math.max(trees, roof)
}

function track(at, ray, distance) {
  const edge = 0.004 + 0.0028 * distance
  const inLanes = Math.abs(at[0]) < 4 * lane + 0.03
  const toLine = Math.abs(((((at[0] + lane / 2) % lane) + lane) % lane) - lane / 2)
  const start = inLanes ? Math.max(stripe(at[2] - 3.1, 0.03, edge), stripe(at[2] - 24, 0.04, edge)) : 0
  const line = Math.max(inLanes ? stripe(toLine, 0.025, edge * 0.8) : 0, start)
  const crumbs =
    0.8 + 0.4 * noise(at[0] * 55, at[2] * 40) * clamp(3 / distance) + 0.2 * clouds(at[0], at[2] * 0.3, 3)
  const rubber = scale([0.23, 0.04, 0.025], crumbs)
  const grassy = scale([0.035, 0.06, 0.015], 0.7 + 0.6 * noise(at[0] * 12, at[2] * 4))
  const base = mix(inLanes || at[0] < 0 ? rubber : grassy, [0.62, 0.52, 0.46], line * 0.9)
  const bump = (noise(at[0] * 40, at[2] * 30) - 0.5) * 0.09
  const bounce = normalize(reflect(ray, [bump * 0.6, 1, bump]))
  const glint = Math.max(0, dot(bounce, sun)) ** 70 * 0.9 + Math.max(0, dot(bounce, sun)) ** 9 * 0.13
  const light = 0.3 + 0.6 * glow(at[0] - at[2] * 0.16, 4 + at[2] * 0.05)
  const lit = add(scale(base, light), scale([1.3, 0.55, 0.22], glint * (0.5 + line)))
  return mix(lit, [0.4, 0.13, 0.07], smooth(15, 120, distance) * 0.6)
}

function shade(u, v) {
  const ray = view.ray(u, v)
  if (ray[1] > 0 || ray[1] > -0.004) {
    if (ray[1] < horizon(ray))
      return mix([0.012, 0.008, 0.012], [0.3, 0.1, 0.05], smooth(0.97, 1, dot(ray, sun)) * 0.5)
    return sky(ray)
  }
  const ground = hitLevel(view.eye, ray)
  return track(ground, ray, Math.hypot(ground[0] - view.eye[0], ground[2] - view.eye[2]))
}

/** A flight of hurdles in one lane, against the light, with shadows towards the viewer. */
function hurdles(width) {
  const at = (x, y, z) => view.project([x, y, z], width)
  const flights = [46, 37.5, 29, 20.5, 12].flatMap(z => [1, 2].map(index => ({ x: (index - 0.5) * lane, z })))
  const shape = flights.map(({ x, z }) => {
    const [left, right] = [x - 0.52, x + 0.52]
    const top = at(x, 0.95, z)
    const thick = metres => metres * top.perMetre
    const poly = points =>
      points
        .map(([px, py, pz]) => at(px, py, pz))
        .map(p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`)
        .join(' ')
    // The sun stands at one in thirteen: a hurdle throws a shadow about twelve metres long.
    const shade = (from, to, near, far) =>
      `<polygon points="${poly([
        [from - far * 0.16, 0, z - far],
        [to - far * 0.16, 0, z - far],
        [to - near * 0.16, 0, z - near],
        [from - near * 0.16, 0, z - near],
      ])}"/>`
    const reach = Math.min(12, z - 1.5)
    const shadow = `<g fill="#16060a" fill-opacity=".5">${shade(left + 0.03, left + 0.1, 0, reach)}${shade(right - 0.1, right - 0.03, 0, reach)}${z > 13 ? shade(left, right, 11, 12.3) : ''}</g>`
    const bar = `<polygon points="${poly([
      [left, 0.89, z],
      [right, 0.89, z],
      [right, 0.99, z],
      [left, 0.99, z],
    ])}" fill="#1a0d10"/><polygon points="${poly([
      [left, 0.978, z],
      [right, 0.978, z],
      [right, 0.995, z],
      [left, 0.995, z],
    ])}" fill="#ffb25c"/>`
    const leg = px => {
      const a = at(px, 0.9, z)
      const b = at(px, 0, z)
      const c = at(px, 0.03, z - 0.6)
      return `<path d="M${a.x} ${a.y} L${b.x} ${b.y} L${c.x} ${c.y}" fill="none" stroke="#150a0d" stroke-width="${thick(0.045)}" stroke-linejoin="round"/>`
    }
    return shadow + leg(left + 0.06) + leg(right - 0.06) + bar
  })
  return shape.join('')
}

/** Warm glare around the sun, and the veil it lays over the picture. */
function glare(width) {
  const spot = view.project(add(view.eye, scale(sun, 100)), width)
  return `<defs><radialGradient id="sun"><stop offset="0" stop-color="#fff1cf" stop-opacity=".9"/><stop offset=".05" stop-color="#ffd08a" stop-opacity=".42"/><stop offset=".22" stop-color="#ff8a3c" stop-opacity=".2"/><stop offset="1" stop-color="#ff5a1e" stop-opacity="0"/></radialGradient></defs>
    <circle cx="${spot.x}" cy="${spot.y}" r="${width * 0.3}" fill="url(#sun)"/>
    <ellipse cx="${spot.x}" cy="${spot.y}" rx="${width * 0.5}" ry="${width * 0.012}" fill="url(#sun)"/>`
}

export function trackSunset(width, height) {
  return compose(renderPixels(width, height, shade), [
    { body: hurdles(width) },
    { body: glare(width), blend: 'screen' },
    { body: titleShade(width, height, 0.66) },
  ])
}
