import type { GeoReader } from './adapters/geo/geo-reader.ts'
import type { ChannelDirectory } from './channel.ts'
import type { Db } from './db/connection.ts'
import type { Jobs } from './jobs/jobs.ts'

/** What verbs may use; each takes only what it uses of it. */
export interface Context {
  db: Db
  now: () => Date
  channels: ChannelDirectory
  geo: GeoReader
  jobs: Jobs
  /** Where browsers reach the analytics collector and the log collector. */
  collectorUrl: string
  log: Log
}

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
