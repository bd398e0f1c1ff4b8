import { createConnectionString } from './connection-string.ts'
import { findPostmaster } from './postmaster.ts'

/** For command line tools beside a running server. */
export function findRunningPostgres(dir: string): { connectionString: string; pid: number } | null {
  const postmaster = findPostmaster(dir)
  if (!postmaster?.isReady) return null
  return { connectionString: createConnectionString(postmaster.socketDir), pid: postmaster.pid }
}
