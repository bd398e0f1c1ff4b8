import { compose, renderPixels, titleShade } from './picture.mjs'
import { noise } from './random.mjs'
import { add, camera, clamp, glow, hitLevel, mix, reflect, scale, smooth, stripe } from './space.mjs'
import { beam, bokeh, crowd, lampBank } from './stadium.mjs'

/** The basket stands at the far end; the origin is the middle of that end line. */
const view = camera({ eye: [-4.2, 0.95, -11.5], target: [-2.35, 2.2, 0], fov: 60 })
const spots = [
  [-6.4, 6.6, 4],
  [-2.2, 7, 4],
  [2.1, 7, 4],
  [6.4, 6.6, 4],
]

function planks([x, , z]) {
  const board = Math.floor(x / 0.085)
  const shift = noise(board * 7.7, 3) * 4
  const piece = Math.floor((z + shift) / 1.3)
  const tone = 0.78 + 0.4 * noise(board * 3.1, piece * 5.7)
  const grain = 0.92 + 0.16 * noise(x * 60, z * 2.2)
  const gap = 1 - 0.35 * stripe((((x % 0.085) + 0.085) % 0.085) - 0.0425, 0, 0.0001)
  return scale([0.4, 0.19, 0.07], tone * grain * gap)
}

/** The end of a school court: key, free-throw circle, three-point arc, end line. */
function paint([x, , z], edge) {
  const fromBasket = Math.hypot(x, z + 1.6)
  const onCourt = z < 0 && Math.abs(x) < 7.6
  const inKey = Math.abs(x) < 1.83 && z > -5.8 && z < 0
  const key = inKey ? 1 : 0
  const lines = Math.max(
    z < 0.05 && z > -5.85 ? stripe(Math.abs(x) - 1.83, 0.03, edge) : 0,
    Math.abs(x) < 1.86 ? stripe(z + 5.8, 0.03, edge) : 0,
    stripe(Math.hypot(x, z + 5.8) - 1.83, 0.03, edge),
    z < -1.6 ? stripe(fromBasket - 6.02, 0.03, edge) : 0,
    z >= -1.6 && z < 0 ? stripe(Math.abs(x) - 6.02, 0.03, edge) : 0,
    Math.abs(x) < 7.65 ? stripe(z, 0.04, edge) : 0,
    z < 0 ? stripe(Math.abs(x) - 7.6, 0.04, edge) : 0,
  )
  return { key, lines, apron: onCourt ? 0 : 1 }
}

const behind = [0.006, 0.007, 0.014]

/** What the varnish mirrors: the spots, drawn tall by the unevenness of the floor. */
function mirrored(at, bounce) {
  let light = behind
  for (const spot of spots) {
    const distance = (spot[2] - at[2]) / bounce[2]
    if (distance <= 0) continue
    const there = add(at, scale(bounce, distance))
    const near = glow(there[0] - spot[0], 0.7) * glow(there[1] - spot[1], 3.2)
    light = add(light, scale([3.4, 2.8, 2.1], near))
  }
  return light
}

function floor(at, ray, distance) {
  const edge = 0.004 + 0.0025 * distance
  const { key, lines, apron } = paint(at, edge)
  let color = planks(at)
  color = mix(
    color,
    scale([0.36, 0.02, 0.045], 0.85 + 0.3 * noise(at[0] * 40, at[2] * 2)),
    Math.max(key, apron) * 0.86,
  )
  color = mix(color, [0.72, 0.7, 0.66], lines * 0.9)
  const pool = 0.07 + 2.6 * glow(Math.hypot(at[0] - 0.6, (at[2] + 2.6) * 0.8), 4)
  const wave = (noise(at[0] * 5, at[2] * 5) - 0.5) * 0.02
  const shine = 0.1 + 0.55 * (1 - clamp(-ray[1] * 1.6)) ** 4
  const reflection = mirrored(at, reflect(ray, [wave, 1, wave]))
  return add(scale(color, pool), scale(reflection, shine))
}

function shade(u, v) {
  const ray = view.ray(u, v)
  const ground = hitLevel(view.eye, ray)
  if (ground && ground[2] < 4.5) {
    return floor(ground, ray, Math.hypot(ground[0] - view.eye[0], ground[2] - view.eye[2]))
  }
  const wallDistance = (6 - view.eye[2]) / ray[2]
  const wall = add(view.eye, scale(ray, wallDistance))
  const rows = 0.55 + 0.45 * ((wall[1] * 1.7) % 1)
  const lit = 0.5 + 4.2 * glow(Math.hypot(wall[0] - 1, wall[1] - 1), 5)
  const padding = stripe(wall[1] - 0.6, 0.6, 0.05)
  const dark = scale([0.011, 0.012, 0.022], rows * lit * (1 - 0.6 * smooth(4, 8, wall[1])))
  return mix(dark, scale([0.07, 0.009, 0.018], lit * 0.42), padding)
}

/** Arm, glass, ring and net in their true places. */
function basket(width) {
  const at = (x, y, z) => view.project([x, y, z], width)
  const pair = p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`
  const metre = at(0, 3, -1.2).perMetre
  const line = (a, b, color, metres, opacity = 1) =>
    `<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" stroke="${color}" stroke-width="${metres * metre}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
  const board = [at(-0.9, 2.9, -1.2), at(0.9, 2.9, -1.2), at(0.9, 3.97, -1.2), at(-0.9, 3.97, -1.2)]
    .map(pair)
    .join(' ')
  const square = [at(-0.3, 3.05, -1.2), at(0.3, 3.05, -1.2), at(0.3, 3.5, -1.2), at(-0.3, 3.5, -1.2)]
    .map(pair)
    .join(' ')
  const circlePoint = (angle, radius, y) => at(Math.cos(angle) * radius, y, -1.6 + Math.sin(angle) * radius)
  const ring = Array.from({ length: 41 }, (_, i) =>
    pair(circlePoint((i / 40) * 2 * Math.PI, 0.23, 3.05)),
  ).join(' ')
  const cords = Array.from({ length: 12 }, (_, i) => {
    const turn = (i / 12) * 2 * Math.PI
    const levels = [0, 1, 2, 3, 4].map(step => {
      const twist = turn + (step % 2 ? 1 : 0) * (Math.PI / 12)
      return pair(circlePoint(twist, 0.23 - step * 0.023, 3.05 - step * 0.1))
    })
    const other = [0, 1, 2, 3, 4].map(step => {
      const twist = turn - (step % 2 ? 1 : 0) * (Math.PI / 12)
      return pair(circlePoint(twist, 0.23 - step * 0.023, 3.05 - step * 0.1))
    })
    return `<polyline points="${levels.join(' ')}"/><polyline points="${other.join(' ')}"/>`
  }).join('')
  return `<defs><linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#dfe9ff" stop-opacity=".34"/><stop offset=".5" stop-color="#9fb2d8" stop-opacity=".12"/><stop offset="1" stop-color="#dfe9ff" stop-opacity=".26"/></linearGradient></defs>
    ${line(at(0, 3.6, -1.1), at(0, 3.1, 1.6), '#262c3a', 0.09)}${line(at(0, 3.1, -1.1), at(0, 2.5, 1.8), '#1b202c', 0.09)}
    ${line(at(0, 3.1, 1.6), at(0, 1.5, 2.1), '#171b26', 0.16)}<polygon points="${[at(-0.4, 0, 2.1), at(0.4, 0, 2.1), at(0.32, 1.9, 2.1), at(-0.32, 1.9, 2.1)].map(pair).join(' ')}" fill="#4a0b18"/>
    <polygon points="${board}" fill="url(#glass)" stroke="#e9eefb" stroke-width="${0.045 * metre}"/>
    <polygon points="${square}" fill="none" stroke="#f3f5f9" stroke-width="${0.045 * metre}" stroke-opacity=".9"/>
    <g fill="none" stroke="#f3f5f9" stroke-opacity=".75" stroke-width="${0.014 * metre}">${cords}</g>
    <polyline points="${ring}" fill="none" stroke="#ff5a2a" stroke-width="${0.035 * metre}"/>`
}

function lights(width) {
  return spots
    .map((spot, i) => {
      const lamp = view.project(spot, width)
      const foot = view.project([0.6 + (spot[0] - 0.6) * 0.25, 0, -3], width)
      return (
        beam(lamp.x, lamp.y, foot.x, foot.y, width * 0.13, {
          color: '#dfe4ff',
          opacity: 0.7,
          id: `beam${i}`,
        }) +
        lampBank(lamp.x, lamp.y, width * 0.014, {
          rows: 1,
          columns: 2,
          color: '#ffe9cc',
          glare: 9,
          id: `spot${i}`,
        })
      )
    })
    .join('')
}

export function basketballCourt(width, height) {
  const shirts = ['#f3f5f9', '#ffb27a', '#dc143c', '#7e8fb5', '#ffe0b8', '#b8c4dc']
  const seats = random => [-13 + random() * 28, 1.5 + random() * 4.4, 6.2]
  return compose(renderPixels(width, height, shade), [
    {
      body: crowd(view, width, {
        seed: 31,
        count: 3200,
        place: seats,
        colors: shirts,
        size: 0.1,
        opacity: 0.75,
        blur: 2.6,
      }),
      blend: 'screen',
    },
    { body: basket(width) },
    {
      body:
        lights(width) +
        bokeh(width, height, {
          seed: 33,
          count: 12,
          colors: ['#ffb27a', '#ffe6cc'],
          top: 0.1,
          bottom: 0.5,
          from: 0.7,
          radius: width * 0.022,
          opacity: 0.14,
        }),
      blend: 'screen',
    },
    { body: titleShade(width, height, 0.62) },
  ])
}
