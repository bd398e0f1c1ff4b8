import { describe, expect, it } from 'vitest'
import {
  calledForSeconds,
  closedDoor,
  countInLine,
  type DoorLane,
  type DoorPlace,
  type DoorState,
  findStanding,
  joinLine,
  moveDoor,
} from '../../src/index.ts'

const startMs = 1_000_000

/** People who come one after the other, in a moment. */
function join(state: DoorState, people: readonly [channelId: number, lane: DoorLane][], nowMs = startMs) {
  const places: DoorPlace[] = []
  let joined = state
  for (const [channelId, lane] of people) {
    const next = joinLine(joined, { channelId, lane }, nowMs)
    joined = next.state
    places.push(next.place)
  }
  return { state: joined, places }
}
const times = (count: number, channelId: number, lane: DoorLane) =>
  Array.from({ length: count }, (): [number, DoorLane] => [channelId, lane])
const open = () => moveDoor(closedDoor, startMs, 10)
const standings = (state: DoorState, places: readonly DoorPlace[], perSecond = 10) =>
  places.map(place => {
    const standing = findStanding(state, place, perSecond)
    return typeof standing === 'object' ? standing.number : standing
  })

describe('the line before the players', () => {
  it('calls those who came first, at its rate and no faster, however often it is moved', () => {
    const { state, places } = join(open(), times(30, 1, 'others'))
    expect(standings(state, places).slice(0, 3)).toEqual([1, 2, 3])
    let moved = state
    // By two processes, at odd times.
    for (let nowMs = startMs; nowMs <= startMs + 1_000; nowMs += 33) moved = moveDoor(moved, nowMs, 10)
    moved = moveDoor(moved, startMs + 1_000, 10)
    expect(standings(moved, places).filter(standing => standing === 'called')).toHaveLength(10)
    expect(standings(moved, places)[10]).toBe(1)
    expect(moveDoor(moved, startMs + 1_000, 10)).toEqual(moved)
  })

  it('calls buyers first, whenever they came, and shows the others that they do', () => {
    const free = join(open(), times(3, 1, 'others'))
    const { state, places: buyers } = join(free.state, times(2, 1, 'buyers'))
    expect(standings(state, [...free.places, ...buyers])).toEqual([3, 4, 5, 1, 2])
    const moved = moveDoor(state, startMs + 300, 10)
    expect(standings(moved, [...free.places, ...buyers])).toEqual(['called', 1, 2, 'called', 'called'])
  })

  it('gives each channel as many turns, so that a crowd holds up nobody elsewhere', () => {
    const crowd = join(open(), times(1_000, 1, 'buyers'))
    const { state, places } = join(crowd.state, times(5, 2, 'others'))
    const moved = moveDoor(state, startMs + 1_000, 10)
    expect(standings(moved, places)).toEqual(Array.from({ length: 5 }, () => 'called'))
    expect(countInLine(moved)).toBe(995)
    // Also where there is one turn at a time.
    let slow = state
    for (let at = 1; at <= 10; at += 1) slow = moveDoor(slow, startMs + at * 100, 10)
    expect(standings(slow, places)).toEqual(Array.from({ length: 5 }, () => 'called'))
  })

  it('says how long it takes, by the turns that the channel has', () => {
    const one = join(open(), times(100, 1, 'others'))
    const last = one.places.at(-1)
    if (!last) throw new Error('nobody came')
    expect(findStanding(one.state, last, 10)).toEqual({ number: 100, waitMs: 10_000 })
    const two = join(one.state, times(1, 2, 'others'))
    expect(findStanding(two.state, last, 10)).toEqual({ number: 100, waitMs: 20_000 })
  })

  it('does not call all at once those whose turn it would have been while nobody moved it', () => {
    const { state } = join(open(), times(1_000, 1, 'others'))
    expect(countInLine(moveDoor(state, startMs + 600_000, 10))).toBe(950)
    // Nor again what a clock that goes back has counted.
    const moved = moveDoor(state, startMs + 1_000, 10)
    expect(countInLine(moveDoor(moved, startMs, 10))).toBe(990)
  })

  it.each([0.03, 0.08, 0.19])('moves at the slowest rates too: %s a second', perSecond => {
    let { state } = join(open(), times(10, 1, 'others'))
    const untilMs = startMs + 3_100 / perSecond
    for (let nowMs = startMs; nowMs < untilMs; nowMs += 250) state = moveDoor(state, nowMs, perSecond)
    expect(countInLine(state)).toBe(7)
  })

  it('saves no turns for later while nobody waits', () => {
    const calm = moveDoor(open(), startMs + 4_000, 10)
    const { state } = join(calm, times(20, 1, 'others'), startMs + 4_000)
    expect(countInLine(moveDoor(state, startMs + 4_100, 10))).toBe(19)
  })

  it('keeps a called place open for a while, and then no longer', () => {
    const { state, places } = join(open(), times(calledForSeconds * 10 + 11, 1, 'others'))
    let moved = state
    for (let second = 1; second <= calledForSeconds; second += 1)
      moved = moveDoor(moved, startMs + second * 1_000, 10)
    expect(standings(moved, places)[0]).toBe('called')
    moved = moveDoor(moved, startMs + (calledForSeconds + 1) * 1_000, 10)
    expect(standings(moved, places).slice(0, 12)).toEqual([
      ...Array.from({ length: 10 }, () => 'lost'),
      'called',
      'called',
    ])
  })

  it('begins again once nobody has waited for a while: places of before are lost', () => {
    const { state, places } = join(open(), times(1, 1, 'others'))
    const calm = moveDoor(state, startMs + 200, 10)
    expect(standings(calm, places)).toEqual(['called'])
    expect(moveDoor(calm, startMs + 100_000, 10).lines).toHaveLength(1)
    const later = startMs + 300 + calledForSeconds * 1_000
    const empty = moveDoor(calm, later, 10)
    expect(empty.lines).toEqual([])
    const again = join(empty, times(1, 1, 'others'), later)
    expect(standings(again.state, [...places, ...again.places])).toEqual(['lost', 1])
  })
})
