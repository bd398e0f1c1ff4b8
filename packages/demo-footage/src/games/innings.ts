import type { Doing, Player, Side, StartGame } from '../moment.ts'
import { endingSeconds } from '../passage.ts'
import type { Surface } from '../surface.ts'
import { plate } from '../surfaces/diamond.ts'
import { closing, type Inning, innings, playSeconds, scoring } from './innings-plays.ts'
import { pointAt } from './key.ts'
import { run } from './run.ts'
import { sideOf } from './side-of.ts'

const homePlateMetres = 3
/** When the runner from third base reaches home. */
const scoredAfter = scoring.scoredSeconds

/** Pitches, hits, throws and runs. For the ending the sides change, behind a curtain, if it is home's to score. */
export const startInnings: StartGame = (surface, { seconds, ending }) => {
  const endingAt = seconds - endingSeconds
  const scorer = sideOf(ending)
  let now = 0
  let play = innings[0] ?? closing
  let fielders = lineUp(surface, 0)
  let batting: Side = 1

  function begin(played: number): void {
    const isEnding = played >= endingAt
    const next = isEnding
      ? scorer === null
        ? closing
        : scoring
      : (innings[Math.floor(played / playSeconds) % innings.length] ?? closing)
    if (isEnding && play !== next) {
      batting = scorer === 0 ? 0 : 1
      fielders = lineUp(surface, batting === 0 ? 1 : 0)
    }
    play = next
  }

  return {
    step(stepSeconds) {
      // Steps do not add up exactly, and none may fall short of a play's beginning.
      const played = now + 1e-6
      begin(played)
      const inPlay = played % playSeconds
      const ball = pointAt(play.ball, inPlay)
      for (const [at, fielder] of fielders.entries()) {
        fielder.deed = deedOf(play, at, inPlay, now)
        fielder.stance = 'guard'
        run(fielder, targetOf(surface, at, { play, inPlay, now }), surface, stepSeconds, 1)
      }
      const moment = {
        seconds: now,
        ball,
        holder: null,
        watchX: ball.x,
        players: [...fielders, ...listBatters(play, { inPlay, now, team: batting })],
        scorer: play === scoring && inPlay >= scoredAfter - stepSeconds / 2 ? scorer : null,
        cutSeconds: nearestCut(now, [0, endingAt, seconds]),
        isAtKickOff: now < 1,
      }
      now += stepSeconds
      return moment
    },
  }
}

function lineUp(surface: Surface, team: Side): Player[] {
  return surface.formation.map(([x, y], index) => ({
    team,
    isKeeper: false,
    x,
    y,
    speed: 0,
    phase: (index * 5 + team * 3) % 11,
  }))
}

/** The next player to take the ball goes to where it lands; the others keep their places. */
function targetOf(
  surface: Surface,
  at: number,
  { play, inPlay, now }: { play: Inning; inPlay: number; now: number },
): { x: number; y: number } {
  const next = play.ball.find(key => key.by === at && key.at > inPlay - 0.5 && key.since < inPlay)
  if (next) return next
  const [x = 0, y = 0] = surface.formation[at] ?? []
  const sway = at < 2 ? 0 : 0.7
  return { x: x + Math.sin(now * 0.6 + at) * sway, y: y + Math.cos(now * 0.5 + at * 2) * sway }
}

/** A fielder catches the ball, and throws it where it goes next. */
function deedOf({ ball }: Inning, by: number, inPlay: number, now: number): Doing {
  for (const [at, key] of ball.entries()) {
    if (key.by !== by) continue
    const comes = key.at - 0.25
    const isKept = ball[at + 1]?.by === by
    if (inPlay < comes || inPlay > comes + 0.7) continue
    return { name: isKept || at + 1 === ball.length ? 'catch' : 'throw', since: now - inPlay + comes }
  }
  return null
}

function listBatters(
  play: Inning,
  { inPlay, now, team }: { inPlay: number; now: number; team: Side },
): Player[] {
  const hit = play.ball.find(({ by }) => by === null)?.at ?? 2
  return play.batters.map((keys, index) => {
    const { x, y, speed } = pointAt(keys, inPlay)
    const isAtPlate = speed < 3 && Math.hypot(x - plate.x, y - plate.y) < homePlateMetres && y < plate.y + 1
    return {
      team,
      isKeeper: false,
      x,
      y,
      speed,
      phase: index * 1.7,
      hasBat: isAtPlate,
      ...(isAtPlate && {
        stance: 'batter' as const,
        faces: 1 as const,
        deed: inPlay > hit - 0.28 ? { name: 'bat' as const, since: now - inPlay + hit - 0.28 } : null,
      }),
    }
  })
}

const nearestCut = (now: number, cuts: readonly number[]) =>
  cuts.map(at => now - at).toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? now
