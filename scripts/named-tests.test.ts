import { expect, test } from 'vitest'
import { namePlaywright, nameVitest } from './named-tests.ts'
import { fromRoot } from './root.ts'

test('a failed test, or a file that did not load, is named with the first line of the reason', () => {
  const tested = {
    testResults: [
      {
        name: fromRoot('apps/server/test/keys.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a key opens', status: 'passed', failureMessages: [] },
          {
            fullName: 'a key is one',
            status: 'failed',
            failureMessages: ['Error: two\n  at once', 'Error: three'],
          },
        ],
      },
      { name: fromRoot('a.test.ts'), status: 'failed', message: 'SyntaxError', assertionResults: [] },
      { name: fromRoot('b.test.ts'), status: 'passed', assertionResults: [] },
    ],
  }
  expect(nameVitest(tested)).toEqual([
    'apps/server/test/keys.test.ts: a key is one\n    Error: two',
    'a.test.ts\n    SyntaxError',
  ])
})

test('a failed browser test is named with its screen, even when nested', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'watch.spec.ts',
    tests: [{ status, projectName: 'phone', results: messages.map(message => ({ errors: [{ message }] })) }],
  })
  const specs = [spec('a replay plays', 'expected'), spec('it ends', 'unexpected', 'goes on\nand on')]
  const played = { suites: [{ specs: [spec('a game begins', 'expected')], suites: [{ specs }] }] }
  expect(namePlaywright(played)).toEqual(['watch.spec.ts, phone: it ends\n    goes on'])
})
