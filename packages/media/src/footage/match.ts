import { createRandom } from './random.ts'
import type { Surface } from './surface.ts'

export interface Player {
  team: 0 | 1
  isKeeper: boolean
  x: number
  y: number
  /** Metres a second. */
  speed: number
  /** So that no two run in step. */
  phase: number
}

/** Everything of a game that can be seen, at one moment. */
export interface Moment {
  seconds: number
  players: readonly Player[]
  ball: { x: number; y: number; z: number }
  hasScored: boolean
  /** Seconds to or since the nearest cut, where the game begins anew at the middle; at zero nothing else is seen. */
  cutSeconds: number
  isAtKickOff: boolean
}

type Flight = { from: { x: number; y: number }; to: Player | { x: number; y: number } } & {
  part: number
  seconds: number
  height: number
}

/** From the goal to the next kick-off. */
export const joySeconds = 5
/** About when the goal of a match falls. */
export const goalSeconds = (seconds: number) => seconds * 0.55

/**
 * A game that plays itself: the one with the ball runs or passes, the others keep their places around it. One goal falls;
 * after it and at the end is a cut, so that the end leads back to the beginning.
 */
export function startMatch(surface: Surface, seconds: number): { step(stepSeconds: number): Moment } {
  const random = createRandom(7)
  const goalAt = goalSeconds(seconds)
  const kickOffAt = goalAt + joySeconds
  const players = lineUp(surface)
  const homes = lineUp(surface)
  const middle = { x: surface.lengthMetres / 2, y: surface.widthMetres / 2 }
  const ball = { ...middle, z: 0 }
  let owner = strikerOf(players, 0)
  let flight: Flight | null = null
  let holdSeconds = 1
  let now = 0
  let hasShot = false
  let hasRestarted = false

  function restart(): void {
    for (const [at, player] of players.entries()) Object.assign(player, homes[at])
    Object.assign(ball, middle, { z: 0 })
    owner = strikerOf(players, 1)
    flight = null
    holdSeconds = 1
    hasRestarted = true
  }

  function fly(target: Flight['to'], height: number, pace: number): void {
    const distance = Math.hypot(target.x - ball.x, target.y - ball.y)
    flight = {
      from: { x: ball.x, y: ball.y },
      to: target,
      part: 0,
      seconds: Math.max(0.4, distance / (surface.metresPerSecond * pace)),
      height,
    }
  }

  function shoot(): void {
    hasShot = true
    const depth = surface.lengthMetres * (surface.goal.kind === 'posts' ? 0.01 : -0.055)
    const height = surface.goal.kind === 'posts' ? surface.widthMetres * 0.02 : 3
    fly({ x: surface.lengthMetres + depth, y: middle.y }, height, 4)
  }

  function pass(): void {
    const isLost = random() < 0.22
    const near = players
      .filter(player => player !== owner && !player.isKeeper && (player.team === owner.team) !== isLost)
      .toSorted((a, b) => Math.hypot(a.x - owner.x, a.y - owner.y) - Math.hypot(b.x - owner.x, b.y - owner.y))
    const target = near[Math.floor(random() * Math.min(5, near.length))] ?? owner
    const distance = Math.hypot(target.x - owner.x, target.y - owner.y)
    fly(target, distance > surface.widthMetres * 0.33 ? 4 * (surface.widthMetres / 68) : 0.3, 2.6)
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
    holdSeconds -= stepSeconds
    if (holdSeconds > 0) return
    const striker = strikerOf(players, 0)
    if (now < goalAt - 1.5 || hasShot) pass()
    else if (owner === striker) shoot()
    else fly(striker, 0.3, 3)
  }

  return {
    step(stepSeconds) {
      if (now >= kickOffAt && !hasRestarted) restart()
      const joyful = hasShot && !hasRestarted
      const isAtKickOff = now < 1 || (hasRestarted && now < kickOffAt + 1)
      const moment: Moment = {
        seconds: now,
        players,
        ball,
        hasScored: hasShot && (hasRestarted || flight?.part === 1),
        cutSeconds: nearest(now, [0, kickOffAt, seconds]),
        isAtKickOff: now === 0 || isAtKickOff,
      }
      moveBall(stepSeconds)
      for (const [at, player] of players.entries()) {
        const home = homes[at] ?? player
        const target = joyful
          ? celebrate(player, ball)
          : chooseTarget({ player, home, owner, ball, surface, isFlying: flight !== null, now })
        run(player, target, surface, stepSeconds, player === owner ? 0.8 : 1)
      }
      now += stepSeconds
      return moment
    },
  }
}

function lineUp(surface: Surface): Player[] {
  return ([0, 1] as const).flatMap(team =>
    surface.formation.map(([x, y], place) => ({
      team,
      isKeeper: place === 0,
      x: team === 0 ? x : surface.lengthMetres - x,
      y: team === 0 ? y : surface.widthMetres - y,
      speed: 0,
      phase: ((place * 5 + team * 3) % 11) * 0.57,
    })),
  )
}

function strikerOf(players: readonly Player[], team: 0 | 1): Player {
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
function celebrate(player: Player, ball: { x: number; y: number }) {
  if (player.team === 1 || player.isKeeper) return player
  return { x: ball.x * 0.93 - player.phase, y: ball.y * 0.5 + player.phase * 1.5 }
}

function run(
  player: Player,
  target: { x: number; y: number },
  surface: Surface,
  stepSeconds: number,
  effort: number,
): void {
  const dx = target.x - player.x
  const dy = target.y - player.y
  const distance = Math.hypot(dx, dy)
  player.speed = distance < 0.05 ? 0 : Math.min(distance * 1.2, surface.metresPerSecond * effort)
  if (player.speed === 0) return
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  player.x = within(player.x + (dx / distance) * player.speed * stepSeconds, surface.lengthMetres)
  player.y = within(player.y + (dy / distance) * player.speed * stepSeconds, surface.widthMetres)
}

function nearest(value: number, marks: readonly number[]): number {
  return marks.map(mark => value - mark).toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0
}
