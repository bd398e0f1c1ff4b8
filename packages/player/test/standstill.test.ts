import { expect, test } from 'vitest'
import { chooseSkip } from '../src/core/choose-skip.ts'
import { judgeStandstill } from '../src/core/judge-standstill.ts'

test.each<[string, number, number, number | null, 'stuck' | 'over' | null]>([
  ['a moment, with much to show', 3_000, 30, null, null],
  ['long, with much to show', 4_000, 30, null, 'stuck'],
  ['long, with nothing to show', 60_000, 10, null, null],
  ['long, with hardly anything to show', 60_000, 10.5, null, null],
  ['a moment, at its end', 3_000, 10.2, 10.2, null],
  ['long, at its end', 4_000, 10.2, 10.2, 'over'],
  ['long, well before its end', 4_000, 30, 30, 'stuck'],
])('a picture that stands still for %s', (_name, stillMs, givenUntilSeconds, endSeconds, judged) => {
  const rest = { heldMs: stillMs, positionSeconds: 10, edgeSeconds: 60, quietMs: 0 }
  const facts = { ...rest, stillMs, givenUntilSeconds, endSeconds }
  expect(judgeStandstill(facts)).toBe(judged)
})

test('a picture that comes again after an outage has a moment to go on', () => {
  const facts = { stillMs: 20_000, positionSeconds: 10, givenUntilSeconds: 12, endSeconds: null }
  const judge = (heldMs: number) => judgeStandstill({ ...facts, heldMs, edgeSeconds: 12, quietMs: 0 })
  expect(judge(1_000)).toBeNull()
  expect(judge(4_000)).toBe('stuck')
})

test.each<[string, number, number, 'forgotten' | null]>([
  ['a segment is coming, however slowly', 500, 60, null],
  ['none was asked for', 8_000, 60, 'forgotten'],
  ['there is none, as while a camera is away', 60_000, 12, null],
])('a picture that waits with nothing to show if %s', (_name, quietMs, edgeSeconds, judged) => {
  const waiting = { stillMs: 60_000, heldMs: 0, positionSeconds: 10, givenUntilSeconds: 10, endSeconds: null }
  expect(judgeStandstill({ ...waiting, edgeSeconds, quietMs })).toBe(judged)
})

test.each([
  [3.9, 1, 4],
  [4, 1, 6],
  [0.5, 3, 6],
  [5, 2, 8],
  [5, 3, null],
  [8.5, 1, null],
])('from %f s, %i segments further on begins at %j', (from, count, to) => {
  const pieces = [0, 2, 4, 6, 8].map(startSeconds => ({ startSeconds }))
  expect(chooseSkip(pieces, from, count)).toBe(to)
})
