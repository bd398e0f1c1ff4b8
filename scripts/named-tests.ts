import { listSpecs } from './file-times.ts'
import { listAt, textAt, valueAt } from './read-report.ts'
import { root } from './root.ts'

/** What has to be looked at, by its name: what failed with the first line of its reason. */
export type NamedTests = { broken: string[]; flaky: string[] }

/** Of vitest's json reporter. A test that passed in the end keeps the reasons of its earlier tries. */
export function nameVitest(report: unknown): NamedTests {
  const tests = listAt(report, 'testResults').flatMap(file => {
    const place = textAt(file, 'name').replace(`${root}/`, '')
    return listAt(file, 'assertionResults').map(test => ({
      name: `${place}: ${textAt(test, 'fullName')}`,
      hasPassed: valueAt(test, 'status') === 'passed',
      reason: listAt(test, 'failureMessages').map(String)[0],
    }))
  })
  return name(tests)
}

/** Of vitest's json reporter: those with a failed test, and those that could not be loaded. */
export function listBrokenFiles(report: unknown): string[] {
  return listAt(report, 'testResults')
    .filter(file => valueAt(file, 'status') === 'failed')
    .map(file => textAt(file, 'name'))
}

/** Of Playwright's json reporter. */
export function namePlaywright(report: unknown): NamedTests {
  const tests = listAt(report, 'suites')
    .flatMap(listSpecs)
    .flatMap(spec =>
      listAt(spec, 'tests').map(test => ({
        name: `${textAt(spec, 'file')}: ${textAt(spec, 'title')}`,
        hasPassed: valueAt(test, 'status') !== 'unexpected',
        reason: listAt(test, 'results')
          .flatMap(result => listAt(result, 'errors'))
          .map(error => textAt(error, 'message'))[0],
      })),
    )
  return name(tests)
}

type Tried = { name: string; hasPassed: boolean; reason: string | undefined }

function name(tests: readonly Tried[]): NamedTests {
  const troubled = tests.flatMap(({ name, hasPassed, reason }) =>
    reason === undefined ? [] : [{ hasPassed, line: `${name}\n    ${reason.split('\n', 1)[0]}` }],
  )
  return {
    broken: troubled.filter(({ hasPassed }) => !hasPassed).map(({ line }) => line),
    flaky: troubled.filter(({ hasPassed }) => hasPassed).map(({ line }) => line),
  }
}
