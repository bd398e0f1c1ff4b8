import { expect, test } from 'vitest'
import { settle } from './settle.ts'

const first = { passed: 7, failed: 2, broken: ['a: b\n    slow', 'a: c\n    wrong'], flaky: [], times: [] }

test('what passes by itself has passed, and is named with its first reason', () => {
  expect(settle(first, { passed: 2, failed: 0, broken: [], flaky: [], times: [] })).toEqual({
    passed: 9,
    failed: 0,
    broken: [],
    flaky: first.broken,
    times: [],
  })
})

test('what fails again has failed, for its second reason', () => {
  const again = {
    passed: 0,
    failed: 1,
    broken: ['a: c\n    still wrong'],
    flaky: ['a: d\n    slow'],
    times: [],
  }
  expect(settle(first, again)).toEqual({
    passed: 8,
    failed: 1,
    broken: ['a: c\n    still wrong'],
    flaky: ['a: b\n    slow', 'a: d\n    slow'],
    times: [],
  })
})

test('a second run that breaks by itself is a failure', () => {
  expect(settle(first, { passed: 0, failed: 1, broken: [], flaky: [], times: [] })).toMatchObject({
    passed: 8,
    failed: 1,
  })
})
