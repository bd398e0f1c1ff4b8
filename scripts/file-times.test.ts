import { expect, test } from 'vitest'
import { describeSlowest, timePlaywright, timeVitest } from './file-times.ts'
import { fromRoot } from './root.ts'

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  file: 'watch.spec.ts',
  tests: [{ status, results: durations.map(duration => ({ duration })) }],
})
const played = {
  suites: [
    {
      file: 'watch.spec.ts',
      specs: [spec('a game begins', 'expected', 4_000)],
      suites: [{ specs: [spec('a replay plays', 'flaky', 5_000, 1_500)] }],
    },
  ],
}

test('a file of either runner takes as long as its tests, including nested tests and retries', () => {
  const name = fromRoot('apps/server/test/keys.test.ts')
  const tested = { testResults: [{ name, startTime: 10_000, endTime: 12_500 }] }
  expect(timeVitest(tested)).toEqual([{ file: 'apps/server/test/keys.test.ts', seconds: 2.5 }])
  expect(timePlaywright(played)).toEqual([{ file: 'e2e/watch.spec.ts', seconds: 10.5 }])
})

test('only the slowest are shown, the slowest first', () => {
  const times = [1, 30.25, 2].map(seconds => ({ file: `${seconds}.test.ts`, seconds }))
  expect(describeSlowest(times, 2)).toBe('   30.3 s  30.25.test.ts\n    2.0 s  2.test.ts')
})
