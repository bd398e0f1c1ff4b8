import { expect, test } from 'vitest'
import {
  areFastEnough,
  areTooSlow,
  countFastSegments,
  countSlowParts,
  isLongWay,
} from '../src/core/judge-parts.ts'

test.each([
  ['parts that come as fast as they play are taken on', [300, 320, 333], false],
  ['one that is late is no slow line', [300, 700, 300, 700], false],
  ['two in a row are', [300, 700, 650], true],
  ['a long way takes longer than a part, however small it is', [440, 440], true],
])('%s', (_, loadedMs, isLeft) => {
  let slow = 0
  const judged = loadedMs.map(ms => {
    slow = countSlowParts(slow, ms, 0.334)
    return areTooSlow(slow)
  })
  expect(judged.includes(true)).toBe(isLeft)
})

test.each([
  ['a hiccup is over after three segments that came fast', [40, 40, 40], true],
  ['one that is slow begins anew', [40, 40, 400, 40, 40], false],
  ['a long way stays long, however much it carries', [440, 440, 440, 440], false],
])('%s', (_, waitedMs, isTakenAgain) => {
  let fast = 0
  const judged = waitedMs.map(ms => {
    fast = countFastSegments(fast, { waitedMs: ms, cameMs: 200, seconds: 2 }, 0.334)
    return areFastEnough(fast)
  })
  expect(judged.includes(true)).toBe(isTakenAgain)
})

test.each([
  ['a slow phone network', 420, true],
  ['a good one', 60, false],
])('the wait for the first list measures %s', (_, waitedMs, isLong) => {
  expect(isLongWay(waitedMs)).toBe(isLong)
})
