import type { DeploymentSetting } from '../context/deployment-setting.ts'
import type { WebApps } from '../http/web-apps.ts'

export interface StartOptions {
  /** To the command line. */
  say: (sentence: string) => void
  now?: () => Date
  /** They settle when an app is built, if that goes on during the start. */
  viewerBuilt?: Promise<void>
  studioBuilt?: Promise<void>
  /** See `run-server.ts`; by default nothing can be restored by the process itself. */
  restore?: DeploymentSetting['restore']
  /** By default as they were built. */
  apps?: WebApps
}
