import { expect, test } from 'vitest'
import { addCounts, countPlaywright, countVitest } from './count-results.ts'

test('passed and failed tests of both runners are added, and a retry is a failure', () => {
  const vitest = countVitest({ numPassedTests: 5, numFailedTests: 1, testResults: [] }, 1)
  const playwright = countPlaywright({ stats: { expected: 3, unexpected: 2, flaky: 1 }, errors: [] }, 1)
  expect(addCounts([vitest, playwright])).toEqual({ passed: 8, failed: 4 })
})

test.each([
  [
    'a file that failed to load',
    { numPassedTests: 5, testResults: [{ status: 'failed', assertionResults: [] }] },
    1,
  ],
  ['an error outside of any test', { numPassedTests: 5, testResults: [] }, 1],
])('%s counts as one failure', (_, report, exitCode) => {
  expect(countVitest(report, exitCode)).toEqual({ passed: 5, failed: 1 })
})

test('a failed test is not counted again for its file', () => {
  const file = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults: [file] }, 1).failed).toBe(1)
})

test('a broken spec file counts as one failure', () => {
  const report = { stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [{ message: 'SyntaxError' }] }
  expect(countPlaywright(report, 1)).toEqual({ passed: 2, failed: 1 })
})

test('a run without tests or without a report counts as one failure', () => {
  expect(countVitest({ numPassedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(null, 1)).toEqual({ passed: 0, failed: 1 })
})
