import { describe, expect, it } from 'vitest'
import { findMark, type Mark, placeMarks } from '../src/core/mark.ts'

const kickOffMs = Date.UTC(2026, 10, 14, 19)
/** Two minutes, with a pause of ten while no encoder sent. */
const fragments = [
  { startSeconds: 0, durationSeconds: 60, dateMs: kickOffMs },
  { startSeconds: 60, durationSeconds: 60, dateMs: kickOffMs + 11 * 60_000 },
]
const reach = { startSeconds: 0, endSeconds: 120 }
const goal = (id: string, minutes: number): Mark => ({
  id,
  kind: 'score',
  label: id,
  at: { dateMs: kickOffMs + minutes * 60_000 },
})
const clip = (id: string, seconds: number): Mark => ({ id, kind: 'clip', label: id, at: { seconds } })

describe('a mark is placed', () => {
  it.each<[string, Mark, number | null]>([
    ['at the picture of its moment', goal('a', 0.5), 30],
    ['earlier by the length of a pause of the encoder', goal('a', 11.5), 90],
    ['before the pause in which it was entered', goal('a', 5), 60],
    ['nowhere before the first picture', goal('a', -1), null],
    ['nowhere until its picture comes', goal('a', 13), null],
    ['where a clip begins', clip('a', 42), 42],
    ['nowhere beyond the end', clip('a', 121), null],
  ])('%s', (_, mark, seconds) => {
    expect(placeMarks([mark], fragments, reach).map(placed => placed.seconds)).toEqual(
      seconds === null ? [] : [seconds],
    )
  })
  it('in the order of the game', () => {
    const placed = placeMarks([goal('late', 11.5), clip('early', 10), goal('middle', 0.5)], fragments, reach)
    expect(placed.map(({ id }) => id)).toEqual(['early', 'middle', 'late'])
  })
  it('by its seconds alone in a stream without dates', () => {
    const undated = fragments.map(fragment => ({ ...fragment, dateMs: null }))
    expect(placeMarks([goal('a', 0.5), clip('b', 10)], undated, reach).map(({ id }) => id)).toEqual(['b'])
  })
})

it('pointing near marks selects the nearest', () => {
  const placed = placeMarks([clip('a', 10), clip('b', 14)], fragments, reach)
  expect(findMark(placed, 13, 5)?.id).toBe('b')
  expect(findMark(placed, 11, 5)?.id).toBe('a')
  expect(findMark(placed, 40, 5)).toBeNull()
})
