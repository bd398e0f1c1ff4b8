import type { AppStorage } from './storage.ts'

/** The page that somebody asked for and has to log in for, or choose a pass, or a password, before it opens. */
export function keepReturnPath(storage: AppStorage, path: string): void {
  storage.set('form_fullPath', path)
}
