import { describe, expect, it } from 'vitest'
import { passageSeconds, surfaceNames } from '../src/films.ts'
import { startGame } from '../src/games/index.ts'
import type { Moment, Player } from '../src/moment.ts'
import { type Ending, goalAfterSeconds } from '../src/passage.ts'
import type { Surface } from '../src/surface.ts'
import { bases, plate } from '../src/surfaces/diamond.ts'
import { surfaces } from '../src/surfaces/index.ts'
import { finishMetres, lapPoint } from '../src/surfaces/oval.ts'

const stepSeconds = 0.04

/** All moments of a passage; players are kept as they were then. */
function play(surface: Surface, ending: Ending, seconds = 40): Moment[] {
  const game = startGame(surface, { seconds, ending })
  return Array.from({ length: seconds / stepSeconds }, () => {
    const moment = game.step(stepSeconds)
    const ball = moment.ball && { ...moment.ball }
    return { ...moment, ball, players: moment.players.map(player => ({ ...player })) }
  })
}

const near = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)
const atGoal = (moments: readonly Moment[]) => moments.find(({ scorer }) => scorer !== null)

describe.each(surfaceNames)('a game on %s', surface => {
  it('continues into each of its endings without a jump, and the goals fall on time', () => {
    const at = ({ ball, players, scorer }: Moment) => ({
      ball,
      players: players.map(({ x, y, team }) => ({ x, y, team })),
      scorer,
    })
    const seconds = passageSeconds[surface]
    const open = play(surfaces[surface], 'open', seconds)
    expect(open.every(({ scorer }) => scorer === null)).toBe(true)
    const shared = Math.round((seconds - 8) / stepSeconds)
    for (const [ending, side] of [
      ['home', 0],
      ['away', 1],
    ] as const) {
      const passage = play(surfaces[surface], ending, seconds)
      expect(passage.slice(0, shared).map(at)).toEqual(open.slice(0, shared).map(at))
      const goalAt = passage.findIndex(({ scorer }) => scorer === side)
      expect(goalAt * stepSeconds - seconds + 8).toBeCloseTo(goalAfterSeconds, 0)
      if (!surfaces[surface].goal) continue
      const { lengthMetres, goal: { insetMetres = 0 } = {} } = surfaces[surface]
      const inGoal = side === 0 ? lengthMetres - insetMetres : insetMetres
      const isWide = surfaces[surface].game === 'downs'
      expect(Math.abs((passage[goalAt]?.ball?.x ?? 0) - inGoal)).toBeLessThan(isWide ? 9 : 2)
    }
  })
})

describe('on the diamond', () => {
  const spot = ([right, out]: readonly [number, number]) => ({ x: plate.x + right, y: plate.y - out })

  it('nine are in the field, the ball is pitched and thrown, and a batter reaches first base', () => {
    const moments = play(surfaces.diamond, 'open')
    for (const { players } of moments) expect(players.filter(({ team }) => team === 0)).toHaveLength(9)
    const isAtFirst = ({ players }: Moment) =>
      players.some(player => player.team === 1 && near(player, spot(bases.first)) < 0.5)
    expect(isAtFirst(moments[0] as Moment)).toBe(false)
    expect(moments.some(isAtFirst)).toBe(true)
    expect(Math.max(...moments.map(({ ball }) => ball?.z ?? 0))).toBeGreaterThan(5)
  })

  it('nobody appears from nowhere, and nobody vanishes', () => {
    // The camera sees no more than that to the sides, at the plate.
    const isSeen = ({ x, y }: { x: number; y: number }) => Math.abs(x - plate.x) < 18 + (plate.y - y)
    const moments = play(surfaces.diamond, 'open').filter(({ seconds }) => seconds < 31.5)
    const isWithout = (some: readonly Player[], others: readonly Player[]) =>
      some.some(player => isSeen(player) && !others.some(other => near(other, player) < 1))
    for (const [at, { players, seconds }] of moments.entries()) {
      const before = moments[at - 1]?.players ?? players
      expect({ seconds, come: isWithout(players, before), gone: isWithout(before, players) }).toEqual({
        seconds,
        come: false,
        gone: false,
      })
    }
  })

  it.each([
    ['home', 0],
    ['away', 1],
  ] as const)('a player who scores for %s is at home plate then, and on the batting side', (ending, side) => {
    const goal = atGoal(play(surfaces.diamond, ending))
    expect(goal?.scorer).toBe(side)
    const own = goal?.players.filter(({ team }) => team === side) ?? []
    expect(own.length).toBeLessThan(9)
    expect(Math.min(...own.map(player => near(player, plate)))).toBeLessThan(1)
  })
})

describe('on the oval', () => {
  it('six run around, no two at the same pace', () => {
    const moments = play(surfaces.oval, 'open')
    expect(moments.every(({ ball }) => ball === null)).toBe(true)
    const [first, later] = [moments[0], moments[600]]
    for (const [lane, runner] of (later?.players ?? []).entries())
      expect(near(runner, first?.players[lane] ?? runner)).toBeGreaterThan(20)
    const paces = later?.players.map(({ speed }) => speed.toFixed(2))
    expect(new Set(paces).size).toBe(6)
  })

  it.each([
    ['home', 0],
    ['away', 1],
  ] as const)('the first at the line is the winner, %s', (ending, side) => {
    const goal = atGoal(play(surfaces.oval, ending))
    const [first] = goal?.players.toSorted((a, b) => b.x - a.x) ?? []
    expect(first?.team).toBe(side)
    expect(first?.x).toBeCloseTo(lapPoint(0, finishMetres).x, 0)
  })
})

describe('at the net', () => {
  it('the ball goes from side to side above it', () => {
    const moments = play(surfaces.net, 'open', 24)
    const middle = surfaces.net.widthMetres / 2
    const crossings = moments.filter(
      ({ ball }, at) => at > 0 && ball && (moments[at - 1]?.ball?.y ?? 0) < middle !== ball.y < middle,
    )
    expect(crossings.length).toBeGreaterThan(8)
    for (const { ball } of crossings) expect(ball?.z).toBeGreaterThan(2.2)
  })

  it.each([
    ['home', 0],
    ['away', 1],
  ] as const)('a point of %s falls on the other side', (ending, side) => {
    const moments = play(surfaces.net, ending, 24)
    const goal = atGoal(moments)
    expect(goal?.seconds).toBeCloseTo(16 + goalAfterSeconds, 1)
    expect(goal?.ball?.z).toBeLessThan(0.3)
    expect((goal?.ball?.y ?? 0) < surfaces.net.widthMetres / 2).toBe(side === 0)
  })
})
