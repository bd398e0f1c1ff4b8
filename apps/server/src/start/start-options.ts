import type { WebApps } from '../http/web-apps.ts'

export interface StartOptions {
  /** To whoever started it. */
  say: (sentence: string) => void
  now?: () => Date
  /** Settles when the Studio is built, if that goes on during the start. */
  studioBuilt?: Promise<void>
  /** By default as they were built. */
  apps?: WebApps
}
