import type { Counts } from './count-results.ts'
import type { FileTime } from './file-times.ts'
import type { NamedTests } from './named-tests.ts'

/** Of a runner. */
export type Outcome = Counts & NamedTests & { times: FileTime[] }

/**
 * What failed was tried again, by itself: the second answer counts, and what only it gave is named. The sum stays that of
 * the first run, since the second ran a few of the same.
 */
export function settle(first: Outcome, again: Outcome): Outcome {
  const { failed } = again
  const stillBroken = new Set(again.broken.map(nameOf))
  const mended = first.broken.filter(line => !stillBroken.has(nameOf(line)))
  return {
    ...first,
    passed: first.passed + first.failed - failed,
    failed,
    broken: again.broken,
    flaky: [...first.flaky, ...mended, ...again.flaky],
  }
}

/** Its reason stands below. */
function nameOf(line: string): string | undefined {
  return line.split('\n', 1)[0]
}
