import type { Deed, Moment, Player, Side, StartGame } from '../moment.ts'
import { endingSeconds, goalAfterSeconds } from '../passage.ts'
import { createRandom } from '../random.ts'
import type { Surface } from '../surface.ts'
import { run } from './run.ts'
import { sideOf } from './side-of.ts'

interface Spot {
  x: number
  y: number
}
interface Flight {
  from: Spot & { z: number }
  /** A player, who moves, or a place. */
  to: Player | (Spot & { z: number })
  /** Who takes it there. */
  taker: Player | null
  part: number
  seconds: number
  arc: number
}

/** From the beginning of a deed until the ball leaves. */
const windUpSeconds = 0.25
/** From the beginning of an ending until the striker shoots. */
const shotAfterSeconds = goalAfterSeconds - 1.2
const lastPassSeconds = 2
/** So far from the goal line, in lengths of the field. */
const shotPart = 0.14

/**
 * A game that plays itself from kick-off to cut: the one with the ball runs or passes, the others keep their places around
 * it. Until its ending begins a passage is the same whatever ending it has.
 */
export const startMatch: StartGame = (surface, { seconds, ending }) => {
  const random = createRandom(17)
  const side = sideOf(ending)
  const endingAt = seconds - endingSeconds
  const players = lineUp(surface)
  const homes = lineUp(surface)
  const ball = { x: surface.lengthMetres / 2, y: surface.widthMetres / 2, z: 0 }
  /** How high the ball is in somebody's hands, or at their feet. */
  const held = { feet: 0, blade: 0, dribbled: 0.62, arm: 0.6, hidden: 0.6 }[surface.ball.carried]
  const heldMetres = held * surface.bodyMetres
  let owner = strikerOf(players, 0)
  let flight: Flight | null = null
  let holdSeconds = 1
  let now = 0
  let isAttacking = false
  let isOver = false

  const does = (player: Player, name: Deed) => {
    player.deed = { name, since: now }
  }

  function fly(to: Flight['to'], taker: Player | null, arc: number, flightSeconds: number): void {
    const rise = surface.ball.kind === 'puck' ? 0 : arc
    flight = { from: { ...ball }, to, taker, part: 0, seconds: flightSeconds, arc: rise }
  }

  /** A long pass to where the striker will be. */
  function attack(striker: Player): void {
    isAttacking = true
    const { insetMetres = 0 } = goalOf(surface)
    const before = insetMetres + surface.lengthMetres * shotPart
    const middle = surface.widthMetres / 2
    const wanted = striker.team === 0 ? surface.lengthMetres - before : before
    const reach = surface.metresPerSecond * lastPassSeconds * 1.2
    const place = {
      x: Math.min(striker.x + reach, Math.max(striker.x - reach, wanted)),
      y: middle + (striker.y - middle) * 0.4,
      z: heldMetres,
    }
    fly(place, striker, Math.hypot(place.x - ball.x, place.y - ball.y) * 0.1, lastPassSeconds)
  }

  function shoot(): void {
    const { kind, insetMetres = 0, heightMetres } = goalOf(surface)
    const isBasket = kind === 'basket'
    const depth = isBasket ? -1.72 : heightMetres * 0.25 - insetMetres
    const x = owner.team === 0 ? surface.lengthMetres + depth : -depth
    const high = isBasket ? heightMetres : surface.ball.kind === 'puck' ? 0 : heightMetres * 0.5
    const flightSeconds = endingAt + goalAfterSeconds - now
    fly({ x, y: surface.widthMetres / 2, z: high }, null, isBasket ? 1.5 : 0.4, flightSeconds)
    const keeper = players.find(player => player.isKeeper && player.team !== owner.team)
    if (keeper) does(keeper, 'block')
  }

  function pass(): void {
    const isLost = random() < 0.18
    const near = players
      .filter(player => player !== owner && !player.isKeeper && (player.team === owner.team) !== isLost)
      .toSorted((a, b) => Math.hypot(a.x - owner.x, a.y - owner.y) - Math.hypot(b.x - owner.x, b.y - owner.y))
    const target = near[Math.floor(random() * Math.min(4, near.length))] ?? owner
    const distance = Math.hypot(target.x - owner.x, target.y - owner.y)
    const arc = distance > surface.widthMetres * 0.33 ? distance * 0.14 : 0.25
    fly(target, target, arc, Math.max(0.4, distance / (surface.metresPerSecond * 2.3)))
  }

  function moveBall(stepSeconds: number): void {
    if (flight) {
      flight.part = Math.min(1, flight.part + stepSeconds / flight.seconds)
      const { from, to, taker, part, arc } = flight
      const toZ = 'team' in to ? heldMetres : to.z
      ball.x = from.x + (to.x - from.x) * part
      ball.y = from.y + (to.y - from.y) * part
      ball.z = from.z + (toZ - from.z) * part + arc * 4 * part * (1 - part)
      if (part < 1) return
      if (!taker) {
        isOver = true
        return
      }
      owner = taker
      flight = null
      holdSeconds = 0.7 + random() * 1.5
      return
    }
    ball.x = owner.x + (owner.team === 0 ? 0.2 : -0.2) * surface.bodyMetres
    ball.y = owner.y + 0.1
    ball.z = heldMetres
    const isBusy = owner.deed && now - owner.deed.since < 0.6
    if (isAttacking) {
      const shotAt = endingAt + shotAfterSeconds
      if (now >= shotAt - windUpSeconds && !isBusy) {
        does(owner, surface.goal?.kind === 'basket' ? 'shoot' : surface.pass)
        const [defender] = closest(players, owner, player => player.team !== owner.team && !player.isKeeper)
        if (defender && surface.goal?.kind === 'basket') does(defender, 'block')
      }
      if (now >= shotAt) shoot()
      return
    }
    holdSeconds -= stepSeconds
    if (holdSeconds <= windUpSeconds && !isBusy) does(owner, surface.pass)
    if (holdSeconds <= 0) pass()
  }

  return {
    step(stepSeconds) {
      if (side !== null && !isAttacking && now >= endingAt) attack(strikerOf(players, side))
      const scorer = isAttacking && isOver ? side : null
      const moment: Moment = {
        seconds: now,
        players,
        ball,
        holder: flight || isOver ? null : players.indexOf(owner),
        watchX: ball.x,
        scorer,
        cutSeconds: now < seconds / 2 ? now : now - seconds,
        isAtKickOff: now < 1,
      }
      if (isOver) ball.z = Math.max(0, ball.z - 6 * stepSeconds)
      else moveBall(stepSeconds)
      for (const [at, player] of players.entries()) {
        const home = homes[at] ?? player
        const target =
          scorer === null
            ? flight?.taker === player
              ? flight.to
              : chooseTarget({
                  player,
                  home,
                  owner,
                  ball,
                  surface,
                  isFlying: flight !== null,
                  now,
                  isAttacking,
                })
            : celebrate(player, scorer, ball, surface)
        if (scorer !== null && player.team === scorer && player.deed?.name !== 'cheer') does(player, 'cheer')
        const isGuarding = surface.goal?.kind === 'basket' && player.team !== owner.team
        player.stance = player.isKeeper || isGuarding ? 'guard' : 'upright'
        const left = flight?.taker === player && isAttacking ? flight.seconds * (1 - flight.part) : null
        const needed =
          left === null ? 1 : Math.hypot(target.x - player.x, target.y - player.y) / Math.max(0.1, left)
        const effort = left === null ? 1 : Math.min(2, Math.max(0.6, needed / surface.metresPerSecond))
        run(player, target, surface, stepSeconds, player === owner && !flight ? 0.8 : effort)
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
      isKeeper: index === 0 && surface.goal?.kind !== 'basket',
      x: team === 0 ? x : surface.lengthMetres - x,
      y: team === 0 ? y : surface.widthMetres - y,
      speed: 0,
      phase: ((index * 5 + team * 3) % 11) * 0.57,
    })),
  )
}

function goalOf({ goal }: Surface) {
  if (!goal) throw new Error('A match needs goals')
  return goal
}

function closest(players: readonly Player[], to: Spot, isMeant: (player: Player) => boolean): Player[] {
  const metres = (player: Player) => Math.hypot(player.x - to.x, player.y - to.y)
  return players.filter(isMeant).toSorted((a, b) => metres(a) - metres(b))
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
  ball: Spot
  surface: Surface
  isFlying: boolean
  now: number
  isAttacking: boolean
}

function chooseTarget({ player, home, owner, ball, surface, isFlying, now, isAttacking }: Situation): Spot {
  const { lengthMetres, widthMetres, goal } = surface
  if (player.isKeeper) return { x: home.x, y: home.y + (ball.y - widthMetres / 2) * 0.2 }
  const isBasket = goal?.kind === 'basket'
  if (player === owner && !isFlying) {
    const ahead = player.team === 0 ? 1 : -1
    const most = (goal?.insetMetres ?? 0) + lengthMetres * shotPart
    const end = player.team === 0 ? lengthMetres - most : most
    const forward = isAttacking ? (end - player.x) * 0.8 : ahead * lengthMetres * 0.07
    const isNear = ahead * (end - player.x) < 1
    return {
      x: isNear ? end : player.x + forward,
      y:
        player.y +
        Math.sin(now + player.phase) * widthMetres * 0.04 +
        (isAttacking ? (widthMetres / 2 - player.y) * 0.5 : 0),
    }
  }
  const isClose = Math.hypot(player.x - ball.x, player.y - ball.y) < widthMetres * 0.13
  if (isClose && player.team !== owner.team)
    return { x: ball.x + (player.team === 0 ? -1 : 1) * surface.bodyMetres * 0.5, y: ball.y - 0.3 }
  const drift = isBasket ? 0.75 : 0.72
  return {
    x:
      home.x +
      (ball.x - lengthMetres / 2) * drift +
      Math.sin(now * 0.31 + player.phase) * lengthMetres * 0.04,
    y:
      home.y +
      (ball.y - widthMetres / 2) * 0.28 +
      Math.cos(now * 0.27 + player.phase * 2) * widthMetres * 0.05,
  }
}

/** The scorers run to the corner of the field; the others stand still. */
function celebrate(player: Player, scorer: Side, ball: Spot, surface: Surface): Spot {
  if (player.team !== scorer || player.isKeeper) return player
  const inwards = (scorer === 0 ? ball.x : surface.lengthMetres - ball.x) * 0.93 - player.phase
  return {
    x: scorer === 0 ? inwards : surface.lengthMetres - inwards,
    y: ball.y * 0.5 + player.phase * (surface.widthMetres / 45) + surface.widthMetres * 0.12,
  }
}
