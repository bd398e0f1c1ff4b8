import { expect, test } from 'vitest'
import { areTooSlow, countSlowParts } from '../src/core/judge-parts.ts'

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
