import { describe, expect, test } from 'vitest'
import { canBegin } from '../src/core/can-begin.ts'

const part = { startSeconds: 50, endSeconds: 50.33 }

describe('a picture begins with the first part that it needs', () => {
  test.each([
    ['nothing has come yet', 50.1, 0, [], false],
    ['the part that it begins in has come', 50.1, 0, [part], true],
    ['it begins with the first frame of the part', 50, 0, [part], true],
    ['the part before it has come', 50.33, 0, [part], false],
    ['only later parts have come', 49.9, 0, [part], false],
    ['it has begun', 50.1, 50.1, [part], false],
    ['the viewer has gone further', 50.1, 60, [part], false],
    ['its start is not known yet', -1, 0, [part], false],
  ])('%s', (_case, startSeconds, positionSeconds, buffered, expected) => {
    expect(canBegin(startSeconds, positionSeconds, buffered)).toBe(expected)
  })
})
