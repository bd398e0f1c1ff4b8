import { describe, expect, it, test } from 'vitest'
import { addPiece, addWait, chooseDistance, chooseRate, newPace, type Pace } from '../src/core/keep-pace.ts'

const partSeconds = 0.25

interface Line {
  seconds: number
  /** How late each part comes, after it is whole. */
  lateSeconds: (part: number) => number
  /** How far before the end of what is there the viewer begins. */
  beginsSeconds?: number
}

/** A viewer at the edge, in steps of 10 ms. The picture of a moment is whole in the part that ends after it. */
function watch({ seconds, lateSeconds, beginsSeconds = 1 }: Line) {
  let pace: Pace = newPace
  let position = -beginsSeconds
  let heldUntil = 0
  let part = 0
  let rate = 1
  let isWaiting = false
  const waits: number[] = []
  const delays: number[] = []
  for (let step = 0; step < seconds * 100; step += 1) {
    const now = step / 100
    while (now >= (part + 1) * partSeconds + lateSeconds(part)) {
      pace = addPiece(pace, { cameAt: now, heldUntil })
      heldUntil = (part + 1) * partSeconds
      part += 1
    }
    if (position >= heldUntil) {
      if (!isWaiting) pace = addWait(pace, now)
      if (!isWaiting) waits.push(now)
      isWaiting = true
    } else {
      isWaiting = false
      position += rate / 100
    }
    const distance = chooseDistance(pace, now)
    if (distance !== null) rate = chooseRate(now - position - distance, rate)
    delays.push(now - position)
  }
  return { waits, delayAt: (at: number) => delays[at * 100] ?? Number.NaN, endDelay: delays.at(-1) }
}

describe('a viewer of a live game', () => {
  it('comes within six tenths of a second of it on a line that is steady', () => {
    const { waits, endDelay } = watch({ seconds: 20, lateSeconds: () => 0.05 })
    expect(waits).toEqual([])
    expect(endDelay).toBeLessThan(0.6)
  })

  it('who began at a key frame two seconds earlier is there within 15 s', () => {
    const { waits, delayAt } = watch({ seconds: 20, lateSeconds: () => 0.05, beginsSeconds: 2.5 })
    expect(waits).toEqual([])
    expect(delayAt(15)).toBeLessThan(0.7)
  })

  it('keeps farther away on a line that is not, without a wait', () => {
    // Never twice the same, and the same in each run.
    const lateSeconds = (part: number) => 0.05 + 0.4 * Math.abs(Math.sin(part * 12.9898) % 1)
    const { waits, endDelay } = watch({ seconds: 60, lateSeconds })
    expect(waits).toEqual([])
    expect(endDelay).toBeGreaterThan(0.7)
    expect(endDelay).toBeLessThan(1.6)
  })

  it('waits at most twice when a steady line begins to jitter, and comes near again when it is over', () => {
    const lateSeconds = (part: number) =>
      part > 80 && part < 200 ? 0.05 + 0.5 * Math.abs(Math.sin(part * 78.233) % 1) : 0.05
    const { waits, endDelay } = watch({ seconds: 120, lateSeconds })
    expect(waits.length).toBeLessThanOrEqual(2)
    expect(endDelay).toBeLessThan(1)
  })

  it('is back after an outage, which says nothing of the line', () => {
    const lateSeconds = (part: number) => (part >= 80 && part < 88 ? 2 - (part - 80) * 0.25 : 0.05)
    const { delayAt } = watch({ seconds: 90, lateSeconds })
    expect(delayAt(85)).toBeLessThan(1)
  })
})

test('without a piece nothing is known', () => {
  expect(chooseDistance(newPace, 5)).toBeNull()
})

test('who has waited keeps farther away, less so a minute later', () => {
  const pace = addWait(addPiece(newPace, { cameAt: 10, heldUntil: 9.7 }), 10)
  const calm = addPiece(newPace, { cameAt: 10, heldUntil: 9.7 })
  const extra = (now: number) => (chooseDistance(pace, now) ?? 0) - (chooseDistance(calm, now) ?? 0)
  expect(extra(10)).toBeCloseTo(0.4)
  expect(extra(70)).toBeCloseTo(0.1)
})

test.each([
  ['a viewer who went back stays there', 5, 1, 1],
  ['two seconds too far', 2, 1, 1.2],
  ['a little too far', 0.1, 1, 1.05],
  ['on its place', 0.03, 1, 1],
  ['on its way to its place', 0.03, 1.05, 1.05],
  ['a little too near', -0.08, 1, 0.95],
  ['too near', -0.5, 1, 0.8],
  ['on its way back', -0.03, 0.95, 0.95],
])('%s', (_, excessSeconds, rate, wanted) => {
  expect(chooseRate(excessSeconds, rate)).toBe(wanted)
})
