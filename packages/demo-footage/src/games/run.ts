import type { Player } from '../moment.ts'
import type { Surface } from '../surface.ts'

/** In metres a second, each second. */
const speedUp = 14

/** A step towards a point, slower when it is near; nobody leaves the field. */
export function run(
  player: Player,
  target: { x: number; y: number },
  surface: Surface,
  stepSeconds: number,
  effort: number,
): void {
  const dx = target.x - player.x
  const dy = target.y - player.y
  const distance = Math.hypot(dx, dy)
  const wanted = distance < 0.05 ? 0 : Math.min(distance * 2, surface.metresPerSecond * effort)
  player.speed = Math.min(wanted, player.speed + speedUp * stepSeconds)
  if (player.speed === 0) return
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  player.x = within(player.x + (dx / distance) * player.speed * stepSeconds, surface.lengthMetres)
  player.y = within(player.y + (dy / distance) * player.speed * stepSeconds, surface.widthMetres)
}
