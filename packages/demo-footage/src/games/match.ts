import type { Moment, Player, Side, StartGame } from '../moment.ts'
import { endingSeconds, goalAfterSeconds } from '../passage.ts'
import { createRandom } from '../random.ts'
import type { Surface } from '../surface.ts'
import { run } from './run.ts'
import { sideOf } from './side-of.ts'

type Flight = { from: { x: number; y: number }; to: Player | { x: number; y: number } } & {
  part: number
  seconds: number
  height: number
}

/** From the beginning of an ending until the striker shoots. */
const shotAfterSeconds = goalAfterSeconds - 1.8
const lastPassSeconds = 1.4

/**
 * A game that plays itself from kick-off to cut: the one with the ball runs or passes, the others keep their places around
 * it. Until its ending begins a passage is the same whatever ending it has.
 */
export const startMatch: StartGame = (surface, { seconds, ending }) => {
  const random = createRandom(7)
  const side = sideOf(ending)
  const endingAt = seconds - endingSeconds
  const players = lineUp(surface)
  const homes = lineUp(surface)
  const middle = { x: surface.lengthMetres / 2, y: surface.widthMetres / 2 }
  const ball = { ...middle, z: 0 }
  let owner = strikerOf(players, 0)
  let flight: Flight | null = null
  let holdSeconds = 1
  let now = 0
  let isAttacking = false

  function fly(to: Flight['to'], height: number, flightSeconds: number): void {
    const rise = surface.ball.isPuck ? 0.1 : height
    flight = { from: { x: ball.x, y: ball.y }, to, part: 0, seconds: flightSeconds, height: rise }
  }

  function attack(striker: Player): void {
    isAttacking = true
    if (owner !== striker || flight) fly(striker, 0.3, lastPassSeconds)
  }

  function shoot(): void {
    const { kind, insetMetres = 0 } = goalOf(surface)
    const depth = surface.lengthMetres * (kind === 'basket' ? -0.055 : 0.01) - insetMetres
    const height = { posts: surface.widthMetres * 0.02, basket: 3, uprights: 8 }[kind]
    const x = owner.team === 0 ? surface.lengthMetres + depth : -depth
    fly({ x, y: middle.y }, height, endingAt + goalAfterSeconds - now)
  }

  function pass(): void {
    const isLost = random() < 0.22
    const near = players
      .filter(player => player !== owner && !player.isKeeper && (player.team === owner.team) !== isLost)
      .toSorted((a, b) => Math.hypot(a.x - owner.x, a.y - owner.y) - Math.hypot(b.x - owner.x, b.y - owner.y))
    const target = near[Math.floor(random() * Math.min(5, near.length))] ?? owner
    const distance = Math.hypot(target.x - owner.x, target.y - owner.y)
    const height = distance > surface.widthMetres * 0.33 ? 4 * (surface.widthMetres / 68) : 0.3
    fly(target, height, Math.max(0.4, distance / (surface.metresPerSecond * 2.6)))
  }

  function moveBall(stepSeconds: number): void {
    if (flight) {
      flight.part = Math.min(1, flight.part + stepSeconds / flight.seconds)
      const { from, to, part, height } = flight
      ball.x = from.x + (to.x - from.x) * part
      ball.y = from.y + (to.y - from.y) * part
      ball.z = height * 4 * part * (1 - part)
      if (part < 1 || !('team' in to)) return
      owner = to
      flight = null
      holdSeconds = 0.5 + random() * 1.4
      return
    }
    ball.x = owner.x + (owner.team === 0 ? 0.009 : -0.009) * surface.widthMetres
    ball.y = owner.y + 0.25
    ball.z = 0
    if (isAttacking) {
      if (now >= endingAt + shotAfterSeconds) shoot()
      return
    }
    holdSeconds -= stepSeconds
    if (holdSeconds <= 0) pass()
  }

  return {
    step(stepSeconds) {
      if (side !== null && !isAttacking && now >= endingAt) attack(strikerOf(players, side))
      const scorer = isAttacking && flight?.part === 1 ? side : null
      const moment: Moment = {
        seconds: now,
        players,
        ball,
        watchX: ball.x,
        scorer,
        cutSeconds: now < seconds / 2 ? now : now - seconds,
        isAtKickOff: now < 1,
      }
      moveBall(stepSeconds)
      for (const [at, player] of players.entries()) {
        const home = homes[at] ?? player
        const target =
          scorer === null
            ? chooseTarget({ player, home, owner, ball, surface, isFlying: flight !== null, now })
            : celebrate(player, scorer, ball, surface)
        run(player, target, surface, stepSeconds, player === owner ? 0.8 : 1)
      }
      now += stepSeconds
      return moment
    },
  }
}

function lineUp(surface: Surface): Player[] {
  return ([0, 1] as const).flatMap(team =>
    surface.formation.map(([x, y], index) => ({
      team,
      isKeeper: index === 0,
      x: team === 0 ? x : surface.lengthMetres - x,
      y: team === 0 ? y : surface.widthMetres - y,
      speed: 0,
      phase: ((index * 5 + team * 3) % 11) * 0.57,
      ...(surface.stick && { stick: surface.stick }),
    })),
  )
}

function goalOf({ goal }: Surface) {
  if (!goal) throw new Error('A match needs goals')
  return goal
}

function strikerOf(players: readonly Player[], team: Side): Player {
  const [striker] = players
    .filter(player => player.team === team)
    .toSorted((a, b) => (team === 0 ? b.x - a.x : a.x - b.x))
  if (!striker) throw new Error('A match needs players')
  return striker
}

interface Situation {
  player: Player
  /** Its place in the formation. */
  home: Player
  owner: Player
  ball: { x: number; y: number }
  surface: Surface
  isFlying: boolean
  now: number
}

function chooseTarget({ player, home, owner, ball, surface, isFlying, now }: Situation) {
  const { lengthMetres, widthMetres } = surface
  if (player.isKeeper) return { x: home.x, y: home.y + (ball.y - widthMetres / 2) * 0.2 }
  if (player === owner && !isFlying) {
    const forward = (player.team === 0 ? 1 : -1) * lengthMetres * 0.07
    return { x: player.x + forward, y: player.y + Math.sin(now + player.phase) * widthMetres * 0.04 }
  }
  const isClose = Math.hypot(player.x - ball.x, player.y - ball.y) < widthMetres * 0.13
  if (isClose && player.team !== owner.team)
    return { x: ball.x + (player.team === 0 ? -1 : 1) * widthMetres * 0.02, y: ball.y }
  return {
    x:
      home.x + (ball.x - lengthMetres / 2) * 0.55 + Math.sin(now * 0.31 + player.phase) * lengthMetres * 0.04,
    y:
      home.y +
      (ball.y - widthMetres / 2) * 0.28 +
      Math.cos(now * 0.27 + player.phase * 2) * widthMetres * 0.05,
  }
}

/** The scorers run to the corner of the field; the others stand still. */
function celebrate(player: Player, scorer: Side, ball: { x: number; y: number }, surface: Surface) {
  if (player.team !== scorer || player.isKeeper) return player
  const inwards = (scorer === 0 ? ball.x : surface.lengthMetres - ball.x) * 0.93 - player.phase
  return {
    x: scorer === 0 ? inwards : surface.lengthMetres - inwards,
    y: ball.y * 0.5 + player.phase * 1.5,
  }
}
