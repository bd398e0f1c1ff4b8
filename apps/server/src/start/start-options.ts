import type { WebApps } from '../http/web-apps.ts'

export interface StartOptions {
  /** To the command line. */
  say: (sentence: string) => void
  now?: () => Date
  /** They settle when an app is built, if that goes on during the start. */
  viewerBuilt?: Promise<void>
  studioBuilt?: Promise<void>
  /** By default as they were built. */
  apps?: WebApps
}
