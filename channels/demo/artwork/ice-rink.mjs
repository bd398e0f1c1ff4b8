import { compose, renderPixels, titleShade } from './picture.mjs'
import { clouds, noise } from './random.mjs'
import { add, camera, clamp, glow, hitLevel, mix, reflect, scale, smooth, stripe } from './space.mjs'
import { beam, bokeh, crowd } from './stadium.mjs'

const view = camera({ eye: [-7.6, 1.3, 31], target: [-1.2, 2.7, 52], fov: 70 })
const halfWidth = 13
const endBoards = 54
const roof = 9.5

/** Rows of lamps under a dark roof. `blur` widens them, as rough ice does in its reflection. */
function ceiling([x, , z], blur) {
  const acrossRow = Math.abs(((((z - 3) % 4.5) + 4.5) % 4.5) - 2.25)
  const alongRow = Math.abs(((((x + 2.5) % 5) + 5) % 5) - 2.5)
  const lamp = stripe(acrossRow, 0.35 + blur * 0.4, 0.2 + blur) * stripe(alongRow, 1.1, 0.3 + blur)
  const inside = z > -10 && z < 62 && Math.abs(x) < 20 ? 1 : 0
  return add([0.006, 0.009, 0.016], scale([3.1, 3.5, 4.1], (lamp * inside) / (1 + blur * 0.8)))
}

/** Boards, glass and the dark stands above them; the height tells which. */
function wall(y, [x, , z]) {
  const light = 0.12 + 0.75 * glow(Math.hypot(x - 6, (z - 50) * 0.8), 15)
  if (y < 0.22) return scale([0.6, 0.38, 0.04], light)
  if (y < 1.12) return scale([0.52, 0.58, 0.66], light * (0.8 + 0.2 * smooth(0.2, 1.1, y)))
  if (y < 1.2) return scale([0.4, 0.02, 0.05], light)
  if (y < 2.6) return scale([0.035, 0.045, 0.065], light * (1.3 - (y - 1.2) * 0.6))
  const tier = 0.5 + 0.5 * ((y * 1.3) % 1)
  return scale([0.02, 0.025, 0.045], tier * clamp(1.6 - y / 8))
}

function surroundings(from, ray, blur) {
  const side = ray[0] > 0 ? halfWidth : -halfWidth
  const toSide = (side - from[0]) / ray[0]
  const toEnd = (endBoards - from[2]) / ray[2]
  const distance = Math.min(toSide > 0 ? toSide : 1e9, toEnd > 0 ? toEnd : 1e9)
  const at = add(from, scale(ray, distance))
  if (at[1] < 6) return wall(Math.max(0, at[1]), at)
  const top = hitLevel(from, ray, roof)
  return top ? ceiling(top, blur) : [0.006, 0.009, 0.016]
}

/** Paint below the ice: centre line, blue lines, circles and dots. */
function paint([x, , z], edge) {
  const red = Math.max(
    stripe(z - 26, 0.15, edge),
    stripe(Math.hypot(x, z - 26) - 4.5, 0.04, edge),
    ...[
      [-6.7, 6],
      [6.7, 6],
      [-6.7, 46],
      [6.7, 46],
    ].map(([cx, cz]) =>
      Math.max(
        stripe(Math.hypot(x - cx, z - cz) - 4.5, 0.06, edge),
        stripe(Math.hypot(x - cx, z - cz), 0.3, edge),
      ),
    ),
    stripe(z - 51, 0.05, edge),
    z < 51 ? stripe(Math.hypot(x, z - 51) - 1.8, 0.04, edge) : 0,
  )
  const blue = Math.max(
    stripe(z - 17, 0.15, edge),
    stripe(z - 37.5, 0.15, edge),
    z < 51 && Math.hypot(x, z - 51) < 1.8 ? 0.55 : 0,
  )
  return { red, blue }
}

function ice(at, ray, distance) {
  const edge = 0.006 + 0.0035 * distance
  const { red, blue } = paint(at, edge)
  const light = 0.1 + 0.8 * glow(Math.hypot((at[0] - 3) * 0.8, (at[2] - 45) * 0.7), 11)
  const snow = 0.86 + 0.2 * clouds(at[0] * 1.4, at[2] * 0.5, 4)
  // Skate marks: long thin ridges of noise in two directions.
  const marks =
    smooth(0.71, 0.78, noise(at[0] * 0.9 + at[2] * 2.4, at[2] * 0.18 - at[0] * 0.6)) *
    clamp(9 / distance) *
    0.12
  let base = scale([0.34, 0.45, 0.56], snow + marks)
  base = mix(base, [0.5, 0.015, 0.04], red * 0.95)
  base = mix(base, [0.02, 0.1, 0.5], blue * 0.85)
  const shine = 0.16 + 0.3 * (1 - clamp(-ray[1] * 1.5)) ** 4
  return add(scale(base, light), scale(mirrored(at, ray), shine))
}

/** Several ways up, each tilted a little, give the mirror image the softness of skated ice. */
const tilts = [-0.05, -0.036, -0.023, -0.011, 0, 0.011, 0.023, 0.036, 0.05]
function mirrored(at, ray) {
  let sum = [0, 0, 0]
  for (const tilt of tilts) sum = add(sum, surroundings(at, reflect(ray, [tilt * 0.15, 1, tilt]), 1.2))
  return scale(sum, 1 / tilts.length)
}

function shade(u, v) {
  const ray = view.ray(u, v)
  const ground = hitLevel(view.eye, ray)
  if (ground && Math.abs(ground[0]) < halfWidth && ground[2] < endBoards) {
    return ice(ground, ray, Math.hypot(ground[0] - view.eye[0], ground[2] - view.eye[2]))
  }
  return surroundings(view.eye, ray, 0)
}

function goal(width) {
  const at = (x, y, z) => view.project([x, y, z], width)
  const line = (a, b, color, metres) =>
    `<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" stroke="${color}" stroke-width="${Math.max(0.6, metres * a.perMetre)}" stroke-linecap="round"/>`
  const pair = p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`
  const back = (x, y) => at(x * 0.8, y * 0.9, 51.8 - y * 0.35)
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1]
  const down = Array.from({ length: 13 }, (_, i) =>
    line(back(-0.9 + i * 0.15, 0), back(-0.9 + i * 0.15, 1.2), '#dfe6f2', 0.012),
  )
  const across = steps.map(y => line(back(-0.9, y * 1.2), back(0.9, y * 1.2), '#dfe6f2', 0.012))
  const sheet = `<polygon points="${[back(-0.9, 0), back(0.9, 0), back(0.9, 1.2), at(0.9, 1.2, 51), at(-0.9, 1.2, 51), back(-0.9, 1.2)].map(pair).join(' ')}" fill="#eef3fb" fill-opacity=".28"/>`
  const frame = [
    [-0.9, 0, -0.9, 1.2],
    [0.9, 0, 0.9, 1.2],
    [-0.9, 1.2, 0.9, 1.2],
  ]
  return (
    sheet +
    [...down, ...across].join('') +
    frame.map(([x1, y1, x2, y2]) => line(at(x1, y1, 51), at(x2, y2, 51), '#dc143c', 0.08)).join('')
  )
}

export function iceRink(width, height) {
  const shirts = ['#f3f5f9', '#8fc4ff', '#f5b82e', '#dc143c', '#7d92b5', '#ffffff']
  const right = random => [halfWidth + 0.2 + random() * 2, 1.9 + random() * 4, -2 + random() * 58]
  const end = random => [-14 + random() * 28, 1.9 + random() * 4, endBoards + 0.5 + random() * 3]
  const left = random => [-halfWidth - 0.2 - random() * 2, 1.9 + random() * 4, 4 + random() * 50]
  const beams = [0.5, 0.66, 0.84].map((x, i) =>
    beam(width * x, -20, width * (x - 0.02), height * 0.72, width * 0.09, {
      color: '#cfe6ff',
      opacity: 0.3,
      id: `b${i}`,
    }),
  )
  return compose(
    renderPixels(width, height, shade),
    [
      {
        body:
          crowd(view, width, {
            seed: 21,
            count: 5200,
            place: right,
            colors: shirts,
            size: 0.1,
            opacity: 0.6,
            blur: 1.6,
          }) +
          crowd(view, width, {
            seed: 22,
            count: 3000,
            place: end,
            colors: shirts,
            size: 0.12,
            opacity: 0.6,
            blur: 1.4,
          }) +
          crowd(view, width, {
            seed: 23,
            count: 2400,
            place: left,
            colors: shirts,
            size: 0.1,
            opacity: 0.45,
            blur: 1.6,
          }),
        blend: 'screen',
      },
      { body: goal(width) },
      {
        body:
          beams.join('') +
          bokeh(width, height, {
            seed: 24,
            count: 9,
            colors: ['#bfe0ff', '#ffffff'],
            top: 0.02,
            bottom: 0.2,
            from: 0.45,
            radius: width * 0.02,
            opacity: 0.18,
          }),
        blend: 'screen',
      },
      { body: titleShade(width, height) },
    ],
    1,
  )
}
