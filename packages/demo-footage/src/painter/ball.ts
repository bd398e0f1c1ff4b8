import type { Moment, Player } from '../moment.ts'
import type { Surface } from '../surface.ts'
import type { Camera } from './camera.ts'
import { drawFootball } from './football.ts'
import { fillDisc, fillOval, type Pen, strokeLine } from './pen.ts'

/** Where it is when somebody has it; null where it is drawn with them, or not seen. */
export function heldBall(
  surface: Surface,
  { seconds }: Moment,
  { player, facing }: { player: Player; facing: number },
): { x: number; y: number; z: number } | null {
  const body = surface.bodyMetres
  const near = { x: player.x, y: player.y + 0.05, z: 0 }
  switch (surface.ball.carried) {
    case 'feet':
      return { ...near, x: near.x + facing * body * (0.26 + 0.05 * Math.sin(seconds * 7)) }
    case 'blade':
      return { ...near, x: near.x + facing * body * 0.52 }
    case 'dribbled':
      return {
        ...near,
        x: near.x + facing * body * 0.25,
        z: body * 0.46 * Math.abs(Math.cos(seconds * Math.PI * 1.7)),
      }
    case 'arm':
    case 'hidden':
      return null
  }
}

export function drawBall(
  pen: Pen,
  camera: Camera,
  { ball }: Surface,
  at: { x: number; y: number; z: number; roll: number },
): void {
  const ground = camera.project({ x: at.x, y: at.y })
  const place = camera.project(at)
  const radius = Math.max(1.8, place.scale * ball.radiusMetres)
  pen.globalAlpha = 0.4
  fillOval(pen, { x: ground.x + radius * 0.3, y: ground.y }, { x: radius * 1.2, y: radius * 0.4 }, '#020806')
  pen.globalAlpha = 1
  const middle = { x: place.x, y: place.y - radius }
  pen.save()
  pen.translate(middle.x, middle.y)
  switch (ball.kind) {
    case 'puck':
      fillOval(pen, { x: 0, y: radius * 0.6 }, { x: radius * 1.2, y: radius * 0.55 }, ball.colour)
      break
    case 'football':
      drawFootball(pen, { x: 0, y: 0, radius, turn: at.roll * 0.12 })
      break
    case 'soccer':
      fillDisc(pen, { x: 0, y: 0 }, radius, ball.colour)
      for (const turn of [0, 2.1, 4.2]) {
        const angle = at.roll + turn
        fillDisc(
          pen,
          { x: Math.cos(angle) * radius * 0.6, y: Math.sin(angle) * radius * 0.6 },
          radius * 0.3,
          '#23252c',
        )
      }
      break
    default:
      fillDisc(pen, { x: 0, y: 0 }, radius, ball.colour)
      fillDisc(pen, { x: -radius * 0.3, y: -radius * 0.35 }, radius * 0.35, 'rgb(255 255 255 / .35)')
      if (ball.kind === 'basketball') {
        pen.rotate(at.roll)
        strokeLine(
          pen,
          [
            { x: -radius, y: 0 },
            { x: radius, y: 0 },
          ],
          radius * 0.12,
          'rgb(30 16 8 / .8)',
        )
        strokeLine(
          pen,
          [
            { x: 0, y: -radius },
            { x: 0, y: radius },
          ],
          radius * 0.12,
          'rgb(30 16 8 / .8)',
        )
      }
  }
  pen.restore()
}
