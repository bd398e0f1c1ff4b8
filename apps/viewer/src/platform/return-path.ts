import { pageHref, parseRememberedPage } from './page-memory.ts'
import { type AppStorage, readText } from './storage.ts'

/** The page that somebody asked for and has to log in for, or choose a pass, or a password, before it opens. */
export function keepReturnPath(storage: AppStorage, path: string): void {
  storage.set('form_fullPath', path)
}

/** Where somebody goes on after a login: the page asked for, else the last one seen, in whatever tab. */
export function readReturnPath(storage: AppStorage): string {
  const asked = readText(storage, 'form_fullPath')
  // Storage can be tampered with: only a path of this site is believed.
  if (asked !== null && /^\/(?![/\\])/.test(asked)) return asked
  const last = parseRememberedPage(storage.get('last_page'))
  return last ? pageHref(last) : '/'
}
