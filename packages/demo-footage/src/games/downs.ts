import type { Moment, Player, Side, StartGame } from '../moment.ts'
import { endingSeconds, goalAfterSeconds } from '../passage.ts'
import type { Surface } from '../surface.ts'
import { yard } from '../surfaces/gridiron.ts'
import {
  type DownPlay,
  defence,
  drive,
  incomplete,
  lastDownYards,
  linemen,
  offence,
  playSeconds,
  quarterback,
  touchdown,
} from './downs-plays.ts'
import { run } from './run.ts'
import { sideOf } from './side-of.ts'

interface Spot {
  x: number
  y: number
}
interface Down {
  from: number
  play: DownPlay
  /** Whose attack it is. */
  attacker: Side
  /** When it begins. */
  at: number
}

/** From the hand of the quarterback to where it arrives. */
const flightSeconds = 1.3
const handsMetres = 1.7

/** Snap after snap: home attacks until the ending, and then one of both has a last down, behind the wipe of a cut. */
export const startDowns: StartGame = (surface, { seconds, ending }) => {
  const scorer = sideOf(ending)
  const endingAt = seconds - endingSeconds
  const attacker = scorer === 1 ? 1 : 0
  let now = 0
  let down: Down = downAt(0)
  let players = lineUp(surface, down)
  const ball = { x: 0, y: 0, z: 0 }

  function downAt(played: number): Down {
    const isLast = played >= endingAt
    const plain = drive[Math.floor(played / playSeconds) % drive.length]
    if (isLast || !plain)
      return { from: lastDownYards, play: scorer === null ? incomplete : touchdown, attacker, at: endingAt }
    return { ...plain, attacker: 0, at: Math.floor(played / playSeconds) * playSeconds }
  }

  return {
    step(stepSeconds) {
      const next = downAt(now + 1e-6)
      if (next.at !== down.at) {
        const isSwitched = next.attacker !== down.attacker
        down = next
        if (isSwitched) players = lineUp(surface, down)
      }
      const inPlay = now + 1e-6 - down.at
      const holder = holderOf(down, inPlay)
      moveBall(surface, ball, { players, down, inPlay, holder })
      const isScored = scorer !== null && now >= endingAt + goalAfterSeconds - stepSeconds / 2
      const moment: Moment = {
        seconds: now,
        players,
        ball,
        holder: holder === null ? null : placeOf(down.attacker, holder),
        watchX: inPlay < down.play.snap ? toField(surface, down, [2, 0]).x : ball.x,
        scorer: isScored ? scorer : null,
        cutSeconds: nearestCut(now, [0, endingAt, seconds]),
        isAtKickOff: now < 1,
      }
      for (const [at, player] of players.entries()) {
        const isAttacker = player.team === down.attacker
        const place = at % offence.length
        act(player, { down, inPlay, place, isAttacker, now, isScored })
        const target = isAttacker
          ? attackTarget(surface, down, place, inPlay)
          : defendTarget(surface, down, place, { inPlay, ball, now })
        run(
          player,
          isScored && isAttacker ? gather(ball, player) : target,
          surface,
          stepSeconds,
          effortOf(player, inPlay, down),
        )
      }
      now += stepSeconds
      return moment
    },
  }
}

const placeOf = (team: Side, place: number) => team * offence.length + place

function lineUp(surface: Surface, down: Down): Player[] {
  return ([0, 1] as const).flatMap(team =>
    (team === down.attacker ? offence : defence).map(
      (place, index): Player => ({
        team,
        isKeeper: false,
        ...toField(surface, down, place),
        speed: 0,
        phase: ((index * 5 + team * 3) % 11) * 0.57,
      }),
    ),
  )
}

function toField(
  { lengthMetres, widthMetres }: Surface,
  down: Down,
  [ahead, across]: readonly [number, number],
): Spot {
  const x = down.from * yard + ahead * yard
  return {
    x: down.attacker === 0 ? x : lengthMetres - x,
    y: widthMetres / 2 + across,
  }
}

/** By place in the offence; null while it flies, and once it lies on the ground. */
function holderOf({ play }: Down, inPlay: number): number | null {
  if (inPlay < play.snap) return 0
  if (play.kind === 'run') return inPlay < play.arrives ? quarterback : play.to
  if (inPlay < play.arrives - flightSeconds) return quarterback
  return inPlay < play.arrives || play.kind === 'drop' ? null : play.to
}

function moveBall(
  surface: Surface,
  ball: { x: number; y: number; z: number },
  {
    players,
    down,
    inPlay,
    holder,
  }: { players: readonly Player[]; down: Down; inPlay: number; holder: number | null },
): void {
  const { play } = down
  if (holder !== null) {
    const player = players[placeOf(down.attacker, holder)]
    ball.x = player?.x ?? ball.x
    ball.y = player?.y ?? ball.y
    ball.z = inPlay < play.snap ? 0.2 : handsMetres
    return
  }
  const from = players[placeOf(down.attacker, quarterback)] ?? ball
  const to = toField(surface, down, play.at)
  const part = Math.min(1, (inPlay - play.arrives + flightSeconds) / flightSeconds)
  ball.x = from.x + (to.x - from.x) * part
  ball.y = from.y + (to.y - from.y) * part
  ball.z = handsMetres + 22 * part * (1 - part)
  const dropped = inPlay - play.arrives
  if (dropped <= 0) return
  const ahead = down.attacker === 0 ? 1 : -1
  ball.x = to.x + ahead * Math.min(dropped, 0.9) * 3
  ball.z = Math.max(0.1, handsMetres - dropped * dropped * 7)
}

function effortOf(player: Player, inPlay: number, { play }: Down): number {
  const isDown = player.deed?.name === 'fall' && inPlay > play.ends
  if (isDown && inPlay < play.ends + 1.9) return 0
  return inPlay < play.snap || inPlay > play.ends ? 0.75 : 1
}

/** Before the snap its place; then its route, or the man before it. */
function attackTarget(surface: Surface, down: Down, place: number, inPlay: number): Spot {
  const { play } = down
  const own = offence[place] ?? [0, 0]
  const go = (ahead: number, across: number) => toField(surface, down, [ahead, across])
  if (inPlay < play.snap || inPlay > play.ends + 1.6) return go(...own)
  const since = inPlay - play.snap
  if (place === play.to && (play.kind !== 'run' || inPlay >= play.arrives - 0.3)) {
    if (inPlay < play.arrives && play.kind !== 'run') return go(...play.at)
    return go(...play.end)
  }
  if (place === play.to) return go(...play.at)
  if (place === quarterback) return play.kind === 'run' ? go(-5, 0.8) : go(-8.4, 0.6)
  if (place < linemen) {
    const push = play.kind === 'run' ? 0.7 + since * 0.5 : -0.4 - since * 0.5
    return go(push + 0.4 * Math.sin(since * 7 + place * 2), own[1] + 0.4 * Math.cos(since * 5 + place))
  }
  return go(own[0] + since * 5.6, own[1] * (1 - since * 0.05))
}

/** They push against the line, cover receivers, and all go for who has the ball. */
function defendTarget(
  surface: Surface,
  down: Down,
  place: number,
  { inPlay, ball, now }: { inPlay: number; ball: Spot; now: number },
): Spot {
  const { play } = down
  const own = defence[place] ?? [0, 0]
  const go = (ahead: number, across: number) => toField(surface, down, [ahead, across])
  const sway = 0.5 * Math.sin(now * 1.7 + place * 2)
  if (inPlay < play.snap || inPlay > play.ends + 1.6) return go(own[0], own[1] + sway)
  const since = inPlay - play.snap
  if (place < 4) {
    const push = play.kind === 'run' ? 1.5 + since * 0.45 : 0.3 - since * 0.5
    return go(push + 0.4 * Math.sin(since * 7 + place * 2), own[1] + 0.3 * Math.sin(since * 6 + place))
  }
  const isCaught = play.kind === 'run' ? inPlay > play.arrives : inPlay > play.arrives - 0.5
  const behind = down.attacker === 0 ? 1 : -1
  if (isCaught) {
    const reach = 0.9 + (place % 3) * 0.8
    return { x: ball.x + behind * reach, y: ball.y + ((place % 4) - 1.5) * 0.9 }
  }
  if (play.kind === 'run') return go(own[0] - since * 1.2, own[1] * 0.8)
  const [ahead, across] =
    place === 7 || place === 8 ? [since * 5.4 + 3, own[1] * 0.95] : [own[0] + since * 1.6, own[1]]
  return go(ahead, across)
}

function act(
  player: Player,
  {
    down,
    inPlay,
    place,
    isAttacker,
    now,
    isScored,
  }: {
    down: Down
    inPlay: number
    place: number
    isAttacker: boolean
    now: number
    isScored: boolean
  },
): void {
  const { play } = down
  const isBefore = inPlay < play.snap
  player.stance = isBefore && (isAttacker ? place < linemen : place < 4) ? 'line' : 'guard'
  if (isBefore || place === quarterback) player.faces = player.team === 0 ? 1 : -1
  else delete player.faces
  const does = (name: 'throw' | 'catch' | 'fall' | 'cheer', at: number) => {
    if (inPlay < at || inPlay > at + 0.3 || player.deed?.name === name) return
    player.deed = { name, since: now }
  }
  if (inPlay < 0.1) player.deed = null
  const isTo = isAttacker && place === play.to
  if (isAttacker && place === quarterback && play.kind !== 'run')
    does('throw', play.arrives - flightSeconds - 0.25)
  if (isTo && play.kind !== 'run') does('catch', play.arrives - 0.25)
  if (isScored) {
    if (isAttacker) does('cheer', inPlay)
    return
  }
  const isTackled = play.kind !== 'drop' && play !== touchdown
  if (isTackled && (isTo || (!isAttacker && place === 4 + (play.to % 3)))) does('fall', play.ends - 0.3)
}

const gather = (ball: Spot, player: Player): Spot => ({
  x: ball.x + Math.cos(player.phase * 2) * 2.6,
  y: ball.y + Math.sin(player.phase * 2) * 2,
})

const nearestCut = (now: number, cuts: readonly number[]) =>
  cuts.map(at => now - at).toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? now
