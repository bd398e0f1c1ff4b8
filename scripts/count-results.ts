import { listAt, numberAt, valueAt } from './read-report.ts'

export type Counts = { passed: number; failed: number }

/** Reads the report of vitest's json reporter. A file that could not be loaded has no tests of its own to fail. */
export function countVitest(report: unknown, exitCode: number): Counts {
  const files = listAt(report, 'testResults')
  const isBroken = (file: unknown) => valueAt(file, 'status') === 'failed' && !hasFailedTest(file)
  const failed = numberAt(report, 'numFailedTests') + files.filter(isBroken).length
  return agreeWithExitCode({ passed: numberAt(report, 'numPassedTests'), failed }, exitCode)
}

/**
 * Reads the report of Playwright's json reporter. Files and set-ups that broke are under `errors`. A test that passes
 * only when it is tried again has failed.
 */
export function countPlaywright(report: unknown, exitCode: number): Counts {
  const stats = valueAt(report, 'stats')
  const passed = numberAt(stats, 'expected')
  const failed = numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + listAt(report, 'errors').length
  return agreeWithExitCode({ passed, failed }, exitCode)
}

export function addCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/** A run that failed without a failing test, or that ran no test at all, counts as one failure. */
function agreeWithExitCode(counts: Counts, exitCode: number): Counts {
  const hasTests = counts.passed + counts.failed > 0
  return counts.failed === 0 && (exitCode !== 0 || !hasTests) ? { ...counts, failed: 1 } : counts
}

function hasFailedTest(file: unknown): boolean {
  return listAt(file, 'assertionResults').some(test => valueAt(test, 'status') === 'failed')
}
