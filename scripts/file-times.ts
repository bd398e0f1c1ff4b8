import { listAt, numberAt, textAt } from './read-report.ts'
import { root } from './root.ts'

export type FileTime = { file: string; seconds: number }

/** Of vitest's json reporter: from the first test of a file to the end of its last. */
export function timeVitest(report: unknown): FileTime[] {
  return listAt(report, 'testResults').map(file => ({
    file: textAt(file, 'name').replace(`${root}/`, ''),
    seconds: (numberAt(file, 'endTime') - numberAt(file, 'startTime')) / 1000,
  }))
}

/** Of Playwright's json reporter: all tests of a file, on every screen that they are shown on, with what was tried again. */
export function timePlaywright(report: unknown): FileTime[] {
  return listAt(report, 'suites').map(suite => ({
    file: `e2e/${textAt(suite, 'file')}`,
    seconds: sum(listResults(suite).map(result => numberAt(result, 'duration'))) / 1000,
  }))
}

export function describeSlowest(times: readonly FileTime[], count: number): string {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
  return slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`).join('\n')
}

function listResults(suite: unknown): unknown[] {
  return listSpecs(suite)
    .flatMap(spec => listAt(spec, 'tests'))
    .flatMap(test => listAt(test, 'results'))
}

/** Those of a suite of Playwright's, and of the suites inside it. */
export function listSpecs(suite: unknown): unknown[] {
  return [...listAt(suite, 'specs'), ...listAt(suite, 'suites').flatMap(listSpecs)]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
