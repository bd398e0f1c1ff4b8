import { expect, test } from 'vitest'
import { isAtEnd, withinPart } from '../src/core/part.ts'
import type { PlayerEvent } from '../src/core/player-state.ts'

const part = { startSeconds: 3, endSeconds: 33 }
const time: PlayerEvent = {
  type: 'time',
  positionSeconds: 5,
  startSeconds: 0,
  endSeconds: 36,
  bufferedSeconds: 4,
}

test('in a stream that is shown in part nothing else can be reached', () => {
  expect(withinPart(time, part)).toEqual({ ...time, ...part })
  expect(withinPart(time, undefined)).toBe(time)
  expect(withinPart({ type: 'playing' }, part)).toEqual({ type: 'playing' })
})

test('before there is anything, a part is empty', () => {
  const nothing = { ...time, positionSeconds: 0, endSeconds: 0 }
  expect(withinPart(nothing, part)).toMatchObject({ positionSeconds: 3, startSeconds: 3, endSeconds: 3 })
})

test.each([
  [32, false],
  [32.99, true],
  [33, true],
  [40, true],
])('%f s is at the end of the part: %s', (seconds, isThere) => {
  expect(isAtEnd(seconds, part)).toBe(isThere)
  expect(isAtEnd(seconds, undefined)).toBe(false)
})
