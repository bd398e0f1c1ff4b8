import { compose, renderPixels, titleShade } from './picture.mjs'
import { clouds, noise } from './random.mjs'
import { add, camera, clamp, glow, hitLevel, linear, mix, reflect, scale, smooth, stripe } from './space.mjs'

const view = camera({ eye: [-1.15, 1.35, 0], target: [-0.95, 1.72, 15], fov: 72 })
const halfWidth = 2.5
const roof = 3.1
const exit = 15

/** The pitch and the stand outside, overexposed to eyes used to the dark. */
function outside(from, ray) {
  const ground = hitLevel(from, ray)
  if (ground && ground[2] < 70) {
    const mown = Math.floor(ground[2] / 5) % 2 ? 1 : 0.82
    const line = stripe(ground[2] - 20, 0.2, 0.15)
    return mix(mix(scale([0.12, 0.4, 0.1], mown * 1.5), [1.6, 1.6, 1.6], line), [0.7, 0.85, 1], smooth(25, 75, ground[2]) * 0.6)
  }
  const wall = add(from, scale(ray, (72 - from[2]) / ray[2]))
  const crowd = 0.75 + 0.5 * clouds(wall[0] * 0.35, wall[1] * 0.5, 3)
  return mix(scale([0.5, 0.56, 0.7], crowd), [1.5, 1.6, 1.8], smooth(3, 15, wall[1]))
}

/** Light that the team's strips throw on a point: two along the roof, an arch each three metres. */
function strips([x, y, z], team) {
  const along = Math.min(Math.hypot(Math.abs(x) - halfWidth, y - roof + 0.1), 9)
  const arch = Math.abs((((z - 1.2) % 3) + 3) % 3 - 1.5)
  const lamp = smooth(0.07, 0.03, along) * 6
  const ring = z < exit - 0.4 ? smooth(0.05, 0.03, arch) * (y > 0.02 ? 2.2 : 0) : 0
  return scale(team, lamp + ring + 0.06 / (along + 0.12) + 0.02 / (arch + 0.3))
}

function inside(from, ray, team, depth) {
  const toSide = ((ray[0] > 0 ? halfWidth : -halfWidth) - from[0]) / ray[0]
  const toLevel = ((ray[1] > 0 ? roof : 0) - from[1]) / ray[1]
  const distance = Math.min(toSide, toLevel > 0 ? toLevel : 1e9)
  const at = add(from, scale(ray, distance))
  if (at[2] > exit) return outside(from, ray)
  const onFloor = toLevel > 0 && toLevel < toSide && ray[1] < 0
  const daylight = Math.exp((at[2] - exit) / 3.2) * (onFloor ? 0.5 : 0.3)
  const joint = onFloor ? 1 : 1 - 0.5 * stripe((at[1] % 1.03) - 0.5, 0.008, 0.01)
  const concrete = scale([0.1, 0.105, 0.12], joint * (0.75 + 0.5 * noise(at[1] * 3 + at[0], at[2] * 1.5)))
  let light = add(scale(concrete, daylight * 6 + 0.08), scale(strips(at, team), onFloor ? 0.12 : 1))
  if (onFloor && depth === 0) {
    const wet = (noise(at[0] * 2, at[2] * 1.2) - 0.5) * 0.012
    const mirrored = inside([at[0], 0.001, at[2]], reflect(ray, [wet, 1, wet]), team, 1)
    light = add(scale(light, 0.6), scale(mirrored, 0.16 + 0.6 * (1 - clamp(-ray[1] * 1.6)) ** 3))
  }
  return light
}

export function tunnel(width, height, teamColor) {
  const team = linear(teamColor)
  const door = view.project([0, 1.7, exit], width)
  const haze = `<defs><radialGradient id="haze"><stop offset="0" stop-color="#eef3ff" stop-opacity=".62"/><stop offset=".3" stop-color="${teamColor}" stop-opacity=".26"/><stop offset="1" stop-color="${teamColor}" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="${door.x}" cy="${door.y}" rx="${width * 0.42}" ry="${height * 0.5}" fill="url(#haze)"/>`
  const pixels = renderPixels(width, height, (u, v) => {
    const ray = view.ray(u, v)
    const light = inside(view.eye, ray, team, 0)
    return add(light, scale(team, 0.03 * glow(u - 0.56, 0.4)))
  })
  return compose(pixels, [
    { body: haze, blend: 'screen' },
    { body: titleShade(width, height, 0.66) },
  ])
}
