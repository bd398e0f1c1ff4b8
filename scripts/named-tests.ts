import { listSpecs } from './file-times.ts'
import { listAt, textAt, valueAt } from './read-report.ts'
import { root } from './root.ts'

/** The failed tests of vitest's json report, and the files that did not load, with the first line of the reason. */
export function nameVitest(report: unknown): string[] {
  return listAt(report, 'testResults').flatMap(file => {
    const place = textAt(file, 'name').replace(`${root}/`, '')
    const failed = listAt(file, 'assertionResults').filter(test => valueAt(test, 'status') === 'failed')
    if (failed.length === 0)
      return valueAt(file, 'status') === 'failed' ? [line(place, textAt(file, 'message'))] : []
    return failed.map(test =>
      line(`${place}: ${textAt(test, 'fullName')}`, String(listAt(test, 'failureMessages')[0])),
    )
  })
}

/** The failed tests of Playwright's json report, with the first line of the reason. */
export function namePlaywright(report: unknown): string[] {
  return listAt(report, 'suites')
    .flatMap(listSpecs)
    .flatMap(spec =>
      listAt(spec, 'tests')
        .filter(test => ['unexpected', 'flaky'].includes(textAt(test, 'status')))
        .map(test => {
          const errors = listAt(test, 'results').flatMap(result => listAt(result, 'errors'))
          const name = `${textAt(spec, 'file')}, ${textAt(test, 'projectName')}: ${textAt(spec, 'title')}`
          return line(name, textAt(errors[0], 'message'))
        }),
    )
}

function line(name: string, reason: string): string {
  return `${name}\n    ${reason.split('\n', 1)[0]}`
}
