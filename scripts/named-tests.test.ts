import { expect, test } from 'vitest'
import { listBrokenFiles, namePlaywright, nameVitest } from './named-tests.ts'
import { fromRoot } from './root.ts'

test('what failed, and what passed only when it was tried again, is named with the first reason', () => {
  const tested = {
    testResults: [
      {
        name: fromRoot('apps/server/test/keys.test.ts'),
        assertionResults: [
          { fullName: 'a key opens', status: 'passed', failureMessages: [] },
          { fullName: 'a key ends', status: 'passed', failureMessages: ['Error: too late\n  at once'] },
          { fullName: 'a key is one', status: 'failed', failureMessages: ['Error: two', 'Error: three'] },
        ],
      },
    ],
  }
  expect(nameVitest(tested)).toEqual({
    broken: ['apps/server/test/keys.test.ts: a key is one\n    Error: two'],
    flaky: ['apps/server/test/keys.test.ts: a key ends\n    Error: too late'],
  })
})

test('a file is broken that has a failed test, or could not be loaded', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed' },
    { name: 'b.test.ts', status: 'failed' },
  ]
  expect(listBrokenFiles({ testResults })).toEqual(['b.test.ts'])
})

test('in the browser too, those inside others as well', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'watch.spec.ts',
    tests: [{ status, results: messages.map(message => ({ errors: [{ message }] })) }],
  })
  const played = {
    suites: [
      {
        specs: [spec('a game begins', 'expected')],
        suites: [
          {
            specs: [
              spec('a replay plays', 'flaky', 'stands still'),
              spec('it ends', 'unexpected', 'goes on'),
            ],
          },
        ],
      },
    ],
  }
  expect(namePlaywright(played)).toEqual({
    broken: ['watch.spec.ts: it ends\n    goes on'],
    flaky: ['watch.spec.ts: a replay plays\n    stands still'],
  })
})
