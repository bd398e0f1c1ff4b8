import type { Player, Side, StartGame } from '../moment.ts'
import { endingSeconds, goalAfterSeconds } from '../passage.ts'
import { finishMetres, lanes, lapPoint } from '../surfaces/oval.ts'
import { sideOf } from './side-of.ts'

/** They stand, the gun is fired, and they gather speed. */
const gunSeconds = 1
const startSeconds = 2.5
/** How much faster than the others each lane is, in metres a second, and how it comes and goes. */
const paces = [0.1, -0.34, 0.3, 0.02, -0.18, 0.22]
const spurtMetres = 1.6
/** Between two lanes at the start; it is run up until the finish. */
const staggerMetres = 2.6

interface Runner extends Player {
  lane: number
}

/** A race that reaches the finish when somebody is to score; else nobody sees its end. */
export const startRace: StartGame = (surface, { seconds, ending }) => {
  const winner = sideOf(ending)
  const endingAt = seconds - endingSeconds
  const goalAt = endingAt + goalAfterSeconds
  const speed = surface.metresPerSecond
  const runners = Array.from(
    { length: lanes },
    (_, lane): Runner => ({
      lane,
      team: lane % 2 === 0 ? 0 : 1,
      isKeeper: false,
      x: 0,
      y: 0,
      speed: 0,
      phase: lane * 1.3,
    }),
  )
  // Any run ends at the same line, so a longer one begins farther back.
  const startMetres = finishMetres - goneMetres(goalAt) * speed
  const metresOf = (lane: number, now: number) => {
    const pace = paces[lane] ?? 0
    const wave = Math.sin(now * 0.4 + lane * 2) - Math.sin(lane * 2)
    const gone = goneMetres(now)
    const stagger = (lane - lanes / 2) * staggerMetres * Math.max(0, 1 - gone / goneMetres(goalAt))
    return gone * (speed + pace) + wave * 0.7 * Math.min(1, gone / 4) + stagger
  }
  const best = bestLane(winner, lane => metresOf(lane, goalAt))
  let now = 0

  /** In the last seconds the winner comes to the front, and all end their run behind the line. */
  function place(runner: Runner, stepSeconds: number): void {
    const spurt = Math.min(1, Math.max(0, (now - endingAt) / goalAfterSeconds))
    const wanted = runner.lane === best ? 0 : -spurtMetres - (runner.lane % 3) * 0.7
    const before = metresOf(runner.lane, now)
    const late = winner === null ? 0 : wanted + goneMetres(goalAt) * speed - metresOf(runner.lane, goalAt)
    const metres = startMetres + before + late * spurt * spurt * (3 - 2 * spurt) - slowed(now)
    const { x, y } = lapPoint(runner.lane, metres)
    runner.speed = now === 0 ? 0 : Math.hypot(x - runner.x, y - runner.y) / stepSeconds
    runner.x = x
    runner.y = y
  }

  function slowed(at: number): number {
    if (winner === null || at < goalAt) return 0
    const after = at - goalAt
    return (speed * 0.55 * after * after) / (2 * (seconds - goalAt))
  }

  return {
    step(stepSeconds) {
      for (const runner of runners) place(runner, stepSeconds)
      const moment = {
        seconds: now,
        players: runners,
        ball: null,
        holder: null,
        watchX: runners.reduce((sum, { x }) => sum + x, 0) / runners.length,
        scorer: now >= goalAt - stepSeconds / 2 ? winner : null,
        cutSeconds: now < seconds / 2 ? now : now - seconds,
        isAtKickOff: now < gunSeconds,
      }
      now += stepSeconds
      return moment
    },
  }
}

/** For each metre a second at full speed. */
function goneMetres(now: number): number {
  const run = Math.max(0, now - gunSeconds)
  return run < startSeconds ? (run * run) / (2 * startSeconds) : run - startSeconds / 2
}

function bestLane(team: Side | null, metresOf: (lane: number) => number): number | null {
  if (team === null) return null
  const own = Array.from({ length: lanes }, (_, lane) => lane).filter(lane => lane % 2 === team)
  return own.toSorted((a, b) => metresOf(b) - metresOf(a))[0] ?? null
}
