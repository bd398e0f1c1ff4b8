import { expect, test } from 'vitest'
import {
  areFastEnough,
  areTooSlow,
  countFastSegments,
  countSlowParts,
  isLongWay,
} from '../src/core/judge-parts.ts'

test.each([
  ['parts that come as fast as they play are accepted', [300, 320, 333], false],
  ['one late part is not a slow connection', [300, 700, 300, 700], false],
  ['two late parts in a row are', [300, 700, 650], true],
  ['a long round trip takes longer than a part, however small it is', [440, 440], true],
])('%s', (_, loadedMs, isLeft) => {
  let slow = 0
  const judged = loadedMs.map(ms => {
    slow = countSlowParts(slow, ms, 0.334)
    return areTooSlow(slow)
  })
  expect(judged.includes(true)).toBe(isLeft)
})

test.each([
  ['a hiccup is over after three fast segments', [40, 40, 40], true],
  ['one slow segment starts the count again', [40, 40, 400, 40, 40], false],
  ['a long round trip stays long, whatever the bandwidth', [440, 440, 440, 440], false],
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
  ['a good network', 60, false],
])('the wait for the first list measures %s', (_, waitedMs, isLong) => {
  expect(isLongWay(waitedMs)).toBe(isLong)
})
