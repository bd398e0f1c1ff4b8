import type { Surface } from '../surface.ts'
import type { Camera } from './camera.ts'
import { fillOval, fillShape, type Pen, strokeLine } from './pen.ts'

const metal = '#f3f5f8'
const cord = 'rgb(240 244 250 / .45)'

export interface Standing {
  y: number
  draw(pen: Pen): void
}

/** Goals and nets, each at its distance. */
export function listGoals(camera: Camera, surface: Surface): Standing[] {
  const { goal, lengthMetres, widthMetres, net } = surface
  if (net) return [{ y: widthMetres / 2, draw: pen => drawNet(pen, camera, surface, net) }]
  if (!goal) return []
  const { insetMetres = 0, widthMetres: wide, heightMetres: z } = goal
  const far = (widthMetres - wide) / 2
  return ([0, 1] as const).flatMap(end => {
    const out = end === 0 ? -1 : 1
    const x = end === 0 ? insetMetres : lengthMetres - insetMetres
    if (goal.kind === 'basket')
      return [
        {
          y: widthMetres / 2 - 0.2,
          draw: (pen: Pen) => drawBasket(pen, camera, { x, out, y: widthMetres / 2, z }),
        },
      ]
    if (goal.kind === 'uprights')
      return [{ y: far, draw: (pen: Pen) => drawUprights(pen, camera, { x, far, near: far + wide, z }) }]
    return [
      {
        y: far + wide * 0.3,
        draw: (pen: Pen) => drawPosts(pen, camera, { x, out, far, near: far + wide, z }),
      },
    ]
  })
}

interface Box {
  x: number
  far: number
  near: number
  z: number
}

function drawPosts(pen: Pen, camera: Camera, { x, out, far, near, z }: Box & { out: number }): void {
  const depth = z * 0.7 * out
  const at = (right: number, y: number, up: number) => camera.project({ x: x + right, y, z: up })
  const wide = at(0, near, 0).scale * z * 0.06
  for (let part = 0; part <= 8; part += 1) {
    const y = far + ((near - far) * part) / 8
    strokeLine(pen, [at(0, y, z), at(depth * 0.6, y, z), at(depth, y, 0)], 1, cord)
    const up = (z * part) / 8
    strokeLine(pen, [at(depth * (1 - part / 20), far, up), at(depth * (1 - part / 20), near, up)], 1, cord)
    strokeLine(pen, [at(0, far, up), at(depth * (1 - part / 20), far, up)], 1, cord)
  }
  strokeLine(pen, [at(0, far, 0), at(0, far, z), at(0, near, z), at(0, near, 0)], wide, metal)
}

/** A bar on one post, and above it two more, between which a kick counts. */
function drawUprights(pen: Pen, camera: Camera, { x, far, near, z }: Box): void {
  const at = (y: number, up: number) => camera.project({ x, y, z: up })
  const wide = at(near, 0).scale * 0.22
  const middle = (far + near) / 2
  strokeLine(pen, [at(middle, 0), at(middle, z)], wide, '#e8c23c')
  strokeLine(pen, [at(far, z + 7), at(far, z), at(near, z), at(near, z + 7)], wide * 0.8, '#f0cc48')
}

/** Seen from the side and a little from before: a post behind the line, an arm, a board and its rim. */
function drawBasket(
  pen: Pen,
  camera: Camera,
  { x, out, y, z }: { x: number; out: number; y: number; z: number },
): void {
  const at = (inwards: number, across: number, up: number) =>
    camera.project({ x: x - out * inwards, y: y + across, z: up })
  const { scale } = at(1.2, 0, z)
  strokeLine(pen, [at(-1, 0, 0), at(-1, 0, z * 0.8), at(1.1, 0, z + 0.35)], scale * 0.16, '#2a2f3a')
  const board = [
    at(1.15, -0.9, z - 0.25),
    at(1.15, -0.9, z + 0.95),
    at(1.3, 0.9, z + 0.95),
    at(1.3, 0.9, z - 0.25),
  ]
  // It leans out of its plane, to be seen at all.
  const [a, b, c, d] = board
  if (!a || !b || !c || !d) return
  const lean = out * scale * 0.75
  const plane = [a, b, { x: c.x - lean, y: c.y }, { x: d.x - lean, y: d.y }]
  fillShape(pen, plane, 'rgb(235 242 250 / .3)')
  strokeLine(pen, [...plane, a], scale * 0.06, metal)
  const rim = at(1.72, 0, z)
  pen.strokeStyle = '#e8622a'
  pen.lineWidth = scale * 0.06
  for (let cordAt = -3; cordAt <= 3; cordAt += 1)
    strokeLine(
      pen,
      [
        { x: rim.x + (cordAt / 3) * scale * 0.27, y: rim.y },
        { x: rim.x + (cordAt / 3) * scale * 0.15, y: rim.y + scale * 0.42 },
      ],
      1.2,
      'rgb(245 248 252 / .8)',
    )
  pen.strokeStyle = '#e8622a'
  pen.lineWidth = scale * 0.06
  pen.beginPath()
  pen.ellipse(rim.x, rim.y, scale * 0.27, scale * 0.09, 0, 0, Math.PI * 2)
  pen.stroke()
  fillOval(pen, at(-1, 0, 0), { x: scale * 0.5, y: scale * 0.12 }, '#1c212b')
}

/** From side to side between two posts; what is behind is seen through it. */
function drawNet(
  pen: Pen,
  camera: Camera,
  { lengthMetres, widthMetres }: Surface,
  { topMetres, bottomMetres }: { topMetres: number; bottomMetres: number },
): void {
  const at = (x: number, z: number) => camera.project({ x, y: widthMetres / 2, z })
  const { scale } = at(0, 0)
  for (const x of [-0.6, lengthMetres + 0.6])
    strokeLine(pen, [at(x, 0), at(x, topMetres + 0.1)], scale * 0.13, '#c8384a')
  for (let x = -0.5; x <= lengthMetres + 0.5; x += 0.25)
    strokeLine(pen, [at(x, bottomMetres), at(x, topMetres)], 0.8, 'rgb(20 22 30 / .5)')
  for (let z = bottomMetres; z < topMetres; z += 0.25)
    strokeLine(pen, [at(-0.6, z), at(lengthMetres + 0.6, z)], 0.8, 'rgb(20 22 30 / .5)')
  strokeLine(pen, [at(-0.6, topMetres), at(lengthMetres + 0.6, topMetres)], scale * 0.09, metal)
  strokeLine(pen, [at(-0.6, bottomMetres), at(lengthMetres + 0.6, bottomMetres)], scale * 0.05, metal)
}
