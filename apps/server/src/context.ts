import type { GeoReader } from './adapters/geo/geo-reader.ts'
import type { ChannelDirectory } from './channel.ts'
import type { Db } from './db/connection.ts'
import type { EventFeed } from './event-feed.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Rosters } from './roster.ts'

/** What verbs may use; each takes only what it uses of it. */
export interface Context {
  db: Db
  now: () => Date
  channels: ChannelDirectory
  /** Teams, schools, sports and venues. */
  rosters: Rosters
  eventFeed: EventFeed
  geo: GeoReader
  jobs: Jobs
  /** Where browsers reach the analytics collector and the log collector. */
  collectorUrl: string
  log: Log
}
