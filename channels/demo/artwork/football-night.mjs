import { compose, renderPixels, titleShade } from './picture.mjs'
import { clouds, noise } from './random.mjs'
import { add, camera, clamp, glow, hitLevel, mix, scale, smooth, stripe } from './space.mjs'
import { beam, crowd, lampBank } from './stadium.mjs'

const yard = 0.9144
const view = camera({ eye: [-3, 1.35, 44.2], target: [-9.5, 6.6, 101], fov: 66 })
const towers = [
  [24, 31, 118],
  [9, 27, 150],
  [-22, 26, 156],
  [-58, 30, 122],
]

function sky(ray) {
  const height = clamp(ray[1] / 0.55)
  const dusk = mix([0.42, 0.17, 0.1], [0.05, 0.05, 0.13], smooth(0, 0.4, height))
  const night = mix(dusk, [0.008, 0.014, 0.045], smooth(0.3, 1, height))
  const cloud = smooth(0.42, 0.72, clouds(ray[0] * 5 + 3, ray[1] * 16, 5))
  const warm = mix([0.3, 0.11, 0.12], [0.03, 0.03, 0.07], smooth(0, 0.5, height))
  return mix(night, warm, cloud * 0.55)
}

/** The stand behind the end zone, as a wall of seats. */
function stand(eye, ray) {
  const distance = (124 - eye[2]) / ray[2]
  const at = add(eye, scale(ray, distance))
  return distance > 0 && at[1] > 0 && at[1] < 9 ? at : null
}

/** Rows and aisles, brightest near the field; the front wall catches the light. */
function seats([x, y]) {
  const row = 0.6 + 0.5 * ((y * 1.5) % 1)
  const aisle = 1 + 0.9 * stripe((Math.abs(x) % 14) - 7, 0.35, 0.2)
  const near = 0.35 + 1.5 * glow(y - 1, 5)
  const wall = stripe(y - 0.55, 0.5, 0.1)
  const people = 0.55 + 0.9 * clouds(x * 1.3, y * 2.1, 3)
  return mix(scale([0.021, 0.024, 0.042], row * aisle * near * people), [0.1, 0.115, 0.16], wall)
}

function grass([x, , z], distance) {
  const mown = Math.floor(z / (5 * yard)) % 2 === 0 ? 1 : 0.84
  const blades = 0.8 + 0.4 * noise(x * 9, z * 3.5) * clamp(14 / distance) + 0.12 * noise(x * 1.1, z * 0.7)
  return scale([0.05, 0.14, 0.042], mown * blades)
}

/** How much paint lies at a point: goal lines, a line each five yards, hash marks, side lines. */
function paint([x, , z], distance) {
  const edge = 0.012 * distance ** 1.15
  if (Math.abs(x) > 24.6 || z < -0.4 || z > 91.9) return 0
  const toLine = Math.abs(((z + 2.5 * yard) % (5 * yard)) - 2.5 * yard)
  const lines = stripe(toLine, 0.06, edge)
  const toYard = Math.abs(((z + 0.5 * yard) % yard) - 0.5 * yard)
  const hash = [-23.6, -3, 3, 23.6].some(at => Math.abs(x - at) < 0.35) ? stripe(toYard, 0.05, edge) : 0
  const sides = stripe(Math.abs(x) - 24.4, 0.25, edge)
  const worn = 0.75 + 0.25 * noise(x * 6, z * 6)
  return Math.max(lines, hash, sides) * worn
}

/** Light from the masts: a bright middle, falling away to the near left. */
const floodlight = ([x, , z]) =>
  0.12 + 3 * glow(Math.hypot((x - 4) * 0.8, (z - 84) * 0.6), 20) + 1.2 * glow(Math.hypot(x - 5, z - 57), 11)

function shade(u, v) {
  const ray = view.ray(u, v)
  const seat = stand(view.eye, ray)
  if (seat) {
    return seats(seat)
  }
  const ground = hitLevel(view.eye, ray)
  if (!ground || ground[2] > 260) return sky(ray)
  const distance = Math.hypot(ground[0] - view.eye[0], ground[2] - view.eye[2])
  const white = paint(ground, distance)
  const lit = scale(mix(grass(ground, distance), [0.62, 0.66, 0.62], white * 0.85), floodlight(ground))
  const haze = smooth(25, 190, distance) * 0.6
  return mix(lit, [0.07, 0.075, 0.11], haze)
}

function goalPost(width) {
  const line = (a, b, metres) => {
    const from = view.project(a, width)
    const to = view.project(b, width)
    return `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="#f3cf5a" stroke-width="${metres * from.perMetre}" stroke-linecap="round"/>`
  }
  return (
    line([0, 0, 101], [0, 3, 101], 0.35) +
    line([-3.6, 3, 101], [3.6, 3, 101], 0.25) +
    line([-3.6, 3, 101], [-3.6, 12, 101], 0.22) +
    line([3.6, 3, 101], [3.6, 12, 101], 0.22)
  )
}

function masts(width) {
  return towers
    .map(top => {
      const head = view.project(top, width)
      const foot = view.project([top[0], 0, top[2]], width)
      return `<line x1="${head.x}" y1="${head.y}" x2="${foot.x}" y2="${foot.y}" stroke="#0b0e18" stroke-width="${Math.max(2, head.perMetre * 0.55)}"/>`
    })
    .join('')
}

function lights(width) {
  return towers
    .map((top, i) => {
      const head = view.project(top, width)
      const aim = view.project([2 - i * 3, 0, 80], width)
      const size = head.perMetre * 3.4
      return (
        beam(head.x, head.y, aim.x, aim.y, size * 6, { color: '#cfdcff', opacity: 0.4, id: `shaft${i}` }) +
        lampBank(head.x, head.y, size, { id: `lamp${i}`, color: i < 2 ? '#fff2d6' : '#e4ecff' })
      )
    })
    .join('')
}

/** Breath and dew hanging over the grass where the light is strongest. */
function mist(width, height) {
  return `<filter id="mist" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="${width * 0.03}"/></filter>
    <g filter="url(#mist)" fill="#9fb4e0"><ellipse cx="${width * 0.66}" cy="${height * 0.65}" rx="${width * 0.36}" ry="${height * 0.05}" fill-opacity=".34"/>
    <ellipse cx="${width * 0.74}" cy="${height * 0.42}" rx="${width * 0.26}" ry="${height * 0.2}" fill-opacity=".15"/></g>`
}

const shirts = ['#f3f5f9', '#7fb0ff', '#ffd28a', '#dc143c', '#8ea3c8', '#ffffff', '#c9b3a0']

export function footballNight(width, height) {
  const endStand = random => [-69 + random() * 128, 1 + random() * 7.6, 123.5]
  return compose(renderPixels(width, height, shade), [
    { body: masts(width) },
    {
      body: crowd(view, width, {
        seed: 12,
        count: 9000,
        place: endStand,
        colors: shirts,
        size: 0.2,
        opacity: 0.42,
        blur: 0.9,
      }),
      blend: 'screen',
    },
    { body: goalPost(width) },
    { body: mist(width, height) + lights(width), blend: 'screen' },
    { body: titleShade(width, height) },
  ])
}
