import { compose, renderPixels, titleShade } from './picture.mjs'
import { noise } from './random.mjs'
import { add, camera, clamp, glow, hitLevel, linear, mix, reflect, scale, smooth, stripe } from './space.mjs'
import { crowd, lampBank } from './stadium.mjs'

const view = camera({ eye: [-1.15, 1.35, 0], target: [-0.95, 1.72, 15], fov: 72 })
const halfWidth = 2.5
const roof = 3.1
const exit = 15

/** The floodlit pitch and the full stand behind it. */
function outside(from, ray) {
  const ground = hitLevel(from, ray)
  if (ground && ground[2] < 70) {
    const mown = Math.floor(ground[2] / 5) % 2 ? 1 : 0.8
    const line = stripe(ground[2] - 21, 0.2, 0.15)
    const lit = mix(scale([0.07, 0.17, 0.055], mown * 2.2), [1.1, 1.15, 1.1], line)
    return mix(lit, [0.42, 0.52, 0.56], smooth(18, 70, ground[2]) * 0.7)
  }
  const [, y] = add(from, scale(ray, (72 - from[2]) / ray[2]))
  const fence = 1 - smooth(0.7, 0.9, y)
  const seats = scale([0.05, 0.058, 0.1], 0.7 + 1.6 * glow(y - 0.8, 2.5))
  const sky = mix([0.05, 0.05, 0.11], [0.02, 0.025, 0.06], smooth(6, 12, y))
  return mix(mix(seats, sky, smooth(5.8, 6, y)), [0.3, 0.33, 0.4], fence)
}

/** Light that the team's strips throw on a point: two along the roof, an arch each three metres. */
function strips([x, y, z], team) {
  const along = Math.min(Math.hypot(Math.abs(x) - halfWidth, y - roof + 0.1), 9)
  const arch = Math.abs(((((z - 1.2) % 3) + 3) % 3) - 1.5)
  const lamp = smooth(0.07, 0.03, along) * 6
  const ring = z < exit - 0.4 ? smooth(0.05, 0.03, arch) * (y > 0.02 ? 2.2 : 0) : 0
  return scale(team, lamp + ring + 0.06 / (along + 0.12) + 0.02 / (arch + 0.3))
}

/** The worn floor smears what it mirrors towards the viewer: a few ways up, each tilted by chance. */
function mirrored(at, ray, team) {
  let sum = [0, 0, 0]
  for (let i = 0; i < 6; i++) {
    const chance = noise(at[0] * 997 + i * 13, at[2] * 991)
    const tilt = ((i + chance) / 6 - 0.5) * 0.13
    sum = add(sum, inside([at[0], 0.001, at[2]], reflect(ray, [(chance - 0.5) * 0.012, 1, tilt]), team, 1))
  }
  return scale(sum, 1 / 6)
}

function inside(from, ray, team, depth) {
  const toSide = ((ray[0] > 0 ? halfWidth : -halfWidth) - from[0]) / ray[0]
  const toLevel = ((ray[1] > 0 ? roof : 0) - from[1]) / ray[1]
  const distance = Math.min(toSide, toLevel > 0 ? toLevel : 1e9)
  const at = add(from, scale(ray, distance))
  if (at[2] > exit) return outside(from, ray)
  const onFloor = toLevel > 0 && toLevel < toSide && ray[1] < 0
  const daylight = Math.exp((at[2] - exit) / 2.6) * (onFloor ? 0.4 : 0.24)
  const joint = onFloor ? 1 : 1 - 0.5 * stripe((at[1] % 1.03) - 0.5, 0.008, 0.01)
  const concrete = scale([0.1, 0.105, 0.12], joint * (0.75 + 0.5 * noise(at[1] * 3 + at[0], at[2] * 1.5)))
  let light = add(scale(concrete, daylight * 6 + 0.08), scale(strips(at, team), onFloor ? 0.12 : 1))
  if (onFloor && depth === 0) {
    light = add(
      scale(light, 0.6),
      scale(mirrored(at, ray, team), 0.16 + 0.6 * (1 - clamp(-ray[1] * 1.6)) ** 3),
    )
  }
  return light
}

export function tunnel(width, height, teamColor) {
  const team = linear(teamColor)
  const middle = view.project([0, 1.7, exit], width)
  const lamps = [
    [-3.6, 8.2, 70],
    [5.4, 8.2, 70],
  ].map((at, i) => {
    const spot = view.project(at, width)
    return lampBank(spot.x, spot.y, width * 0.013, { id: `out${i}`, color: '#eaf0ff', glare: 16 })
  })
  const haze = `<defs><radialGradient id="haze"><stop offset="0" stop-color="#eef3ff" stop-opacity=".5"/><stop offset=".3" stop-color="${teamColor}" stop-opacity=".2"/><stop offset="1" stop-color="${teamColor}" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="${middle.x}" cy="${middle.y}" rx="${width * 0.42}" ry="${height * 0.5}" fill="url(#haze)"/>`
  const corner = (x, y) => view.project([x, y, exit], width)
  const [topLeft, bottomRight] = [corner(-halfWidth, roof), corner(halfWidth, 0)]
  const stand = crowd(view, width, {
    seed: 62,
    count: 3000,
    place: random => [-18 + random() * 36, 1 + random() * 4.8, 71.5],
    colors: ['#f3f5f9', teamColor, '#aab6cc', '#ffffff', '#ffdcb0'],
    size: 0.13,
    opacity: 0.75,
    blur: 1.1,
  })
  const door = `<clipPath id="door"><rect x="${topLeft.x}" y="${topLeft.y}" width="${bottomRight.x - topLeft.x}" height="${bottomRight.y - topLeft.y}"/></clipPath><g clip-path="url(#door)">${stand}</g>`
  const pixels = renderPixels(width, height, (u, v) => {
    const ray = view.ray(u, v)
    const light = inside(view.eye, ray, team, 0)
    return add(light, scale(team, 0.03 * glow(u - 0.56, 0.4)))
  })
  return compose(pixels, [
    { body: door + haze + lamps.join(''), blend: 'screen' },
    { body: titleShade(width, height, 0.66) },
  ])
}
