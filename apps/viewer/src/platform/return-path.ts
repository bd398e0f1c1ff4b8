import { safeReturnPath } from '@grandstand/rules'
import { pageHref, parseRememberedPage } from './page-memory.ts'
import { type AppStorage, readText } from './storage.ts'

/** Where somebody goes on after a login: the page asked for, else the last one seen, in whatever tab. */
export function readReturnPath(storage: AppStorage): string {
  const asked = readText(storage, 'form_fullPath')
  // Storage can be tampered with: only a path of this site is believed.
  if (asked) return safeReturnPath(asked)
  const last = parseRememberedPage(storage.get('last_page'))
  return last ? pageHref(last) : '/'
}
