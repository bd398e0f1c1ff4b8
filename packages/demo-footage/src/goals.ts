import type { Camera } from './camera.ts'
import { colour, fillBox, fillOval, type Picture } from './picture.ts'
import type { Surface } from './surface.ts'

const metal = colour(245, 246, 248)
const rim = colour(230, 96, 40)
const gold = colour(244, 204, 66)
const uprightMetres = 6

export function drawGoals(picture: Picture, camera: Camera, surface: Surface): void {
  const { goal, lengthMetres, widthMetres } = surface
  if (!goal) return
  const { insetMetres = 0 } = goal
  for (const x of [insetMetres, lengthMetres - insetMetres]) {
    if (goal.kind === 'basket') {
      const inside = x === 0 ? 1.2 : lengthMetres - 1.2
      drawBasket(picture, camera, { x, inside, y: widthMetres / 2, z: goal.heightMetres })
    } else {
      const far = (widthMetres - goal.widthMetres) / 2
      const box = { x, far, near: far + goal.widthMetres, z: goal.heightMetres }
      if (goal.kind === 'uprights') drawUprights(picture, camera, box)
      else drawPosts(picture, camera, box)
    }
  }
}

function drawPosts(
  picture: Picture,
  camera: Camera,
  { x, far, near, z }: { x: number; far: number; near: number; z: number },
): void {
  const first = camera.project({ x, y: far, z })
  const second = camera.project({ x, y: near, z })
  const thick = Math.max(2, Math.round(first.scale * 0.16))
  for (const [top, y] of [
    [first, far],
    [second, near],
  ] as const) {
    const foot = camera.project({ x, y })
    fillBox(picture, { left: top.x, top: top.y, width: thick, height: foot.y - top.y }, metal)
  }
  const rows = Math.ceil(second.y - first.y)
  for (let row = 0; row <= rows; row += 1) {
    const left = first.x + ((second.x - first.x) * row) / rows
    fillBox(picture, { left, top: first.y + row, width: thick, height: thick }, metal)
  }
}

/** A bar on one post, and above it two more, between which a kick counts. */
function drawUprights(
  picture: Picture,
  camera: Camera,
  { x, far, near, z }: { x: number; far: number; near: number; z: number },
): void {
  const thick = Math.max(2, Math.round(camera.project({ x, y: far, z }).scale * 0.16))
  const stand = (y: number, from: number, to: number) => {
    const top = camera.project({ x, y, z: to })
    const foot = camera.project({ x, y, z: from })
    fillBox(picture, { left: top.x, top: top.y, width: thick, height: foot.y - top.y }, gold)
  }
  stand((far + near) / 2, 0, z)
  stand(far, z, z + uprightMetres)
  stand(near, z, z + uprightMetres)
  const first = camera.project({ x, y: far, z })
  const second = camera.project({ x, y: near, z })
  const rows = Math.max(1, Math.ceil(second.y - first.y))
  for (let row = 0; row <= rows; row += 1) {
    const left = first.x + ((second.x - first.x) * row) / rows
    fillBox(picture, { left, top: first.y + row, width: thick, height: thick }, gold)
  }
}

/** Seen from the side: a post behind the line, an arm, a board and its rim. */
function drawBasket(
  picture: Picture,
  camera: Camera,
  { x, inside, y, z }: { x: number; inside: number; y: number; z: number },
): void {
  const foot = camera.project({ x, y })
  const top = camera.project({ x: inside, y, z })
  const { scale } = top
  const post = Math.max(2, scale * 0.16)
  fillBox(picture, { left: foot.x, top: top.y, width: post, height: foot.y - top.y }, metal)
  const left = Math.min(foot.x, top.x)
  fillBox(picture, { left, top: top.y - post, width: Math.abs(foot.x - top.x), height: post }, metal)
  fillBox(picture, { left: top.x, top: top.y - scale, width: post, height: scale * 1.2 }, metal)
  const reach = (x < inside ? 1 : -1) * scale * 0.35
  fillOval(picture, { x: top.x + reach, y: top.y }, { x: scale * 0.32, y: Math.max(2, scale * 0.08) }, rim)
}
