import type { Camera } from './camera.ts'
import { drawGoals } from './goals.ts'
import type { Moment, Player } from './moment.ts'
import { drawNet } from './net.ts'
import { type Colour, colour, fillBox, fillOval, type Picture } from './picture.ts'
import type { Stick, Surface } from './surface.ts'

const skins = [colour(222, 176, 146), colour(168, 120, 92), colour(112, 78, 60)]
const hairs = [colour(44, 32, 24), colour(20, 18, 20), colour(150, 110, 60)]
const keeper = colour(246, 214, 60)
const shoe = colour(20, 18, 20)

/** Goals, players, the net and the ball, the far ones first. */
export function drawFigures(
  picture: Picture,
  { camera, surface, moment }: { camera: Camera; surface: Surface; moment: Moment },
): void {
  drawGoals(picture, camera, surface)
  const { ball, seconds } = moment
  const shadow = shadowOf(surface)
  const figures = moment.players.map(player => ({
    y: player.y,
    draw: () => drawPlayer(picture, { camera, surface, player, seconds, shadow }),
  }))
  if (ball) figures.push({ y: ball.y, draw: () => drawBall(picture, camera, surface, ball) })
  if (surface.net) figures.push({ y: surface.widthMetres / 2, draw: () => drawNet(picture, camera, surface) })
  for (const { draw } of figures.toSorted((a, b) => a.y - b.y)) draw()
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
  const foot = view.camera.project({ x: player.x, y: player.y })
  if (x < -60 || x > picture.width + 60) return
  const team = surface.teams[player.team]
  const height = scale * surface.bodyMetres
  const width = height * 0.3
  const isKeeper = player.isKeeper && surface.goal?.kind === 'posts'
  const looks = Math.floor(player.phase * 10) % 3
  const skin = skins[looks] ?? shoe
  const stride = Math.sin(seconds * (5 + player.speed) + player.phase) * Math.min(1, player.speed / 3)
  const part = (left: number, top: number, wide: number, high: number, fill: Colour) =>
    fillBox(
      picture,
      { left: x + left * width, top: y - top * height, width: wide * width, height: high * height },
      fill,
    )
  fillOval(
    picture,
    { x: x + width * 0.25, y: foot.y },
    { x: width * 0.95, y: Math.max(1, height * 0.05) },
    view.shadow,
  )
  const { legs = skin, arms = skin, hat = hairs[looks] ?? skin } = team
  part(-0.4 - stride * 0.42, 0.46, 0.32, 0.46 - Math.max(0, stride) * 0.1, legs)
  part(0.08 + stride * 0.42, 0.46, 0.32, 0.46 - Math.max(0, -stride) * 0.1, legs)
  part(-0.46 - stride * 0.42, 0.06, 0.46, 0.06, shoe)
  part(0.06 + stride * 0.42, 0.06, 0.46, 0.06, shoe)
  part(-0.46, 0.54, 0.92, 0.2, isKeeper ? shoe : team.shorts)
  part(-0.74, 0.83, 0.24, 0.3 + stride * 0.06, arms)
  part(0.5, 0.83, 0.24, 0.3 - stride * 0.06, arms)
  part(-0.56, 0.86, 1.12, 0.36, isKeeper ? keeper : team.shirt)
  fillOval(picture, { x, y: y - height * 0.93 }, { x: width * 0.3, y: height * 0.09 }, skin)
  part(-0.3, 1.03, 0.6, team.hat ? 0.1 : 0.07, hat)
  if (player.stick) drawStick(picture, { x, y, height }, player.team === 0 ? 1 : -1, player.stick)
}

function drawStick(
  picture: Picture,
  { x, y, height }: { x: number; y: number; height: number },
  side: number,
  { forward, up, colour: wood, head }: Stick,
): void {
  const hand = { x: x + side * height * 0.17, y: y - height * 0.55 }
  const thick = Math.max(1.5, height * 0.055)
  const steps = Math.ceil((Math.hypot(forward, up) * height) / thick) + 1
  for (let step = 0; step <= steps; step += 1) {
    const left = hand.x + (side * forward * height * step) / steps
    const top = hand.y - (up * height * step) / steps
    fillBox(picture, { left: left - thick / 2, top: top - thick / 2, width: thick, height: thick }, wood)
  }
  if (!head) return
  const tip = { x: hand.x + side * forward * height, y: hand.y - up * height }
  fillOval(picture, tip, { x: height * 0.1, y: height * 0.13 }, head)
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
