import type { Camera } from './camera.ts'
import type { Moment, Player } from './match.ts'
import { type Colour, colour, fillBox, fillOval, type Picture } from './picture.ts'
import type { Surface } from './surface.ts'

const skins = [colour(222, 176, 146), colour(168, 120, 92), colour(112, 78, 60)]
const hairs = [colour(44, 32, 24), colour(20, 18, 20), colour(150, 110, 60)]
const keeper = colour(246, 214, 60)
const metal = colour(245, 246, 248)
const rim = colour(230, 96, 40)
const gold = colour(244, 204, 66)
const uprightMetres = 6

/** Goals, players and the ball, the far ones first. */
export function drawFigures(
  picture: Picture,
  { camera, surface, moment }: { camera: Camera; surface: Surface; moment: Moment },
): void {
  drawGoals(picture, camera, surface)
  const { ball } = moment
  const shadow = shadowOf(surface)
  let hasBall = false
  for (const player of moment.players.toSorted((a, b) => a.y - b.y)) {
    if (!hasBall && player.y > ball.y) {
      drawBall(picture, camera, surface, ball)
      hasBall = true
    }
    drawPlayer(picture, { camera, surface, player, seconds: moment.seconds, shadow })
  }
  if (!hasBall) drawBall(picture, camera, surface, ball)
}

/** The ground, darker. */
function shadowOf({ stripes: [[y, u, v]] }: Surface): Colour {
  return [Math.round(16 + (y - 16) * 0.6), u, v]
}

function drawPlayer(
  picture: Picture,
  view: { camera: Camera; surface: Surface; player: Player; seconds: number; shadow: Colour },
): void {
  const { player, surface, seconds } = view
  const { x, y, scale } = view.camera.project(player)
  if (x < -60 || x > picture.width + 60) return
  const team = surface.teams[player.team]
  const height = scale * surface.bodyMetres
  const width = height * 0.3
  const isKeeper = player.isKeeper && surface.goal.kind === 'posts'
  const looks = Math.floor(player.phase * 10) % 3
  const skin = skins[looks] ?? metal
  const stride = Math.sin(seconds * (5 + player.speed) + player.phase) * Math.min(1, player.speed / 3)
  const part = (left: number, top: number, wide: number, high: number, fill: Colour) =>
    fillBox(
      picture,
      { left: x + left * width, top: y - top * height, width: wide * width, height: high * height },
      fill,
    )
  fillOval(
    picture,
    { x: x + width * 0.25, y },
    { x: width * 0.95, y: Math.max(1, height * 0.05) },
    view.shadow,
  )
  part(-0.4 - stride * 0.42, 0.46, 0.32, 0.46 - Math.max(0, stride) * 0.1, skin)
  part(0.08 + stride * 0.42, 0.46, 0.32, 0.46 - Math.max(0, -stride) * 0.1, skin)
  part(-0.46 - stride * 0.42, 0.06, 0.46, 0.06, hairs[1] ?? skin)
  part(0.06 + stride * 0.42, 0.06, 0.46, 0.06, hairs[1] ?? skin)
  part(-0.46, 0.54, 0.92, 0.2, isKeeper ? (hairs[1] ?? skin) : team.shorts)
  part(-0.74, 0.83, 0.24, 0.3 + stride * 0.06, skin)
  part(0.5, 0.83, 0.24, 0.3 - stride * 0.06, skin)
  part(-0.56, 0.86, 1.12, 0.36, isKeeper ? keeper : team.shirt)
  fillOval(picture, { x, y: y - height * 0.93 }, { x: width * 0.3, y: height * 0.09 }, skin)
  part(-0.3, 1.03, 0.6, 0.07, hairs[looks] ?? skin)
}

function drawBall(
  picture: Picture,
  camera: Camera,
  surface: Surface,
  ball: { x: number; y: number; z: number },
): void {
  const onGround = camera.project({ x: ball.x, y: ball.y })
  const radius = Math.max(2, onGround.scale * surface.ball.radiusMetres)
  const { y } = camera.project(ball)
  fillOval(picture, onGround, { x: radius * 1.1, y: Math.max(1, radius * 0.4) }, shadowOf(surface))
  fillOval(picture, { x: onGround.x, y: y - radius }, { x: radius, y: radius }, surface.ball.colour)
}

function drawGoals(picture: Picture, camera: Camera, surface: Surface): void {
  const { goal, lengthMetres, widthMetres } = surface
  for (const x of [0, lengthMetres]) {
    if (goal.kind === 'basket') {
      const inside = x === 0 ? 1.2 : lengthMetres - 1.2
      drawBasket(picture, camera, { x, inside, y: widthMetres / 2, z: goal.heightMetres })
    } else {
      const far = (widthMetres - goal.widthMetres) / 2
      const place = { x, far, near: far + goal.widthMetres, z: goal.heightMetres }
      if (goal.kind === 'uprights') drawUprights(picture, camera, place)
      else drawPosts(picture, camera, place)
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
