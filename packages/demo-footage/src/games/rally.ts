import type { Doing, Player, Side, StartGame } from '../moment.ts'
import { endingSeconds, goalAfterSeconds } from '../passage.ts'
import type { Surface } from '../surface.ts'
import { pointAt } from './key.ts'
import { planTouches, type Touch } from './rally-touches.ts'
import { run } from './run.ts'
import { sideOf } from './side-of.ts'

/** So early somebody goes to where the ball will come. */
const foreseenSeconds = 1.7
const jumpMetres = 0.75
const jumpSeconds = 0.36
const joyMetres = 0.35

/** A ball that does not touch the ground, from side to side, until somebody scores. */
export const startRally: StartGame = (surface, { seconds, ending }) => {
  const endingAt = seconds - endingSeconds
  const scorer = sideOf(ending)
  const touches = planTouches(surface, { seconds, endingAt, scorer })
  const [serve] = touches
  const players = lineUp(surface).map((player, at) =>
    serve?.by === at ? { ...player, x: serve.x, y: serve.y } : player,
  )
  let now = 0
  return {
    step(stepSeconds) {
      const ball = pointAt(touches, now)
      const isOver = scorer !== null && now >= endingAt + goalAfterSeconds - stepSeconds / 2
      const moment = {
        seconds: now,
        players,
        ball,
        holder: null,
        watchX: ball.x,
        scorer: isOver ? scorer : null,
        cutSeconds: now < seconds / 2 ? now : now - seconds,
        isAtKickOff: now < 1,
      }
      // What the ending brings is not foreseen before it begins.
      const until = now < endingAt ? Math.min(now + foreseenSeconds, endingAt) : now + foreseenSeconds
      for (const [at, player] of players.entries()) {
        const touch = touches.find(next => next.by === at && next.at > now - 0.25 && next.at <= until)
        player.deed = isOver && player.team === scorer ? cheerOf(player, now) : deedOf(touches, at, now)
        player.stance = 'guard'
        player.faces = at % 2 === 0 ? 1 : -1
        const joy = isOver && player.team === scorer ? Math.abs(Math.sin(now * 5 + player.phase)) : 0
        player.z = joy * joyMetres + jumpAt(touches, at, now)
        run(
          player,
          isOver ? gather(player, scorer, surface) : targetOf(surface, at, touch, now),
          surface,
          stepSeconds,
          1,
        )
      }
      now += stepSeconds
      return moment
    },
  }
}

const cheerOf = ({ deed }: Player, now: number) =>
  deed?.name === 'cheer' ? deed : { name: 'cheer' as const, since: now }

/** What somebody does to the ball who touches it about now. */
function deedOf(touches: readonly Touch[], by: number, now: number): Doing {
  const touch = touches.find(next => next.by === by && Math.abs(next.at - now) < 0.3)
  if (!touch) return null
  const name = touch.isSmash ? 'smash' : (touch.z ?? 0) > 1.6 ? 'set' : 'dig'
  return { name, since: touch.at - 0.27 }
}

/** The first six stand near. */
const homeOf = ({ formation, lengthMetres, widthMetres }: Surface, at: number) => {
  const [x = 0, y = 0] = formation[at % formation.length] ?? []
  return at < formation.length ? { x, y } : { x: lengthMetres - x, y: widthMetres - y }
}

function lineUp(surface: Surface): Player[] {
  const count = surface.formation.length
  return Array.from({ length: count * 2 }, (_, at) => ({
    ...homeOf(surface, at),
    team: at < count ? 0 : 1,
    isKeeper: false,
    z: 0,
    speed: 0,
    phase: ((at * 5) % 11) * 0.57,
  }))
}

function targetOf(surface: Surface, at: number, touch: Touch | undefined, now: number) {
  if (touch) return { x: touch.x, y: touch.y + (at < surface.formation.length ? 0.3 : -0.3) }
  const { x, y } = homeOf(surface, at)
  return { x: x + Math.sin(now * 0.9 + at) * 0.35, y: y + Math.cos(now * 0.8 + at * 2) * 0.3 }
}

/** Scorers meet in the middle of their half. */
function gather(player: Player, scorer: Side, surface: Surface) {
  if (player.team !== scorer) return player
  const middle = surface.widthMetres * (scorer === 0 ? 0.72 : 0.28)
  const angle = player.phase
  return { x: surface.lengthMetres / 2 + Math.cos(angle) * 1.1, y: middle + Math.sin(angle) * 0.8 }
}

function jumpAt(touches: readonly Touch[], at: number, now: number): number {
  const smash = touches.find(
    touch => touch.by === at && touch.isSmash && Math.abs(touch.at - now) < jumpSeconds,
  )
  return smash ? jumpMetres * (1 - ((now - smash.at) / jumpSeconds) ** 2) : 0
}
