import { pageHref, parseRememberedPage } from '../../platform/page-memory.ts'
import { readReturnPath } from '../../platform/return-path.ts'
import type { AppStorage } from '../../platform/storage.ts'

const isPackages = (path: string) => /^\/packages\/?(?:$|[?#])/.test(path)

/** Where somebody goes on who has chosen a pass: what was asked for before, else the page before this one. */
export function nextPath(storage: AppStorage): string {
  const path = readReturnPath(storage)
  if (!isPackages(path)) return path
  const previous = parseRememberedPage(storage.get('previous_page_for_analytics'))
  return previous && !isPackages(previous.path) ? pageHref(previous) : '/'
}
