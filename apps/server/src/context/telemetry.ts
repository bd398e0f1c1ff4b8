import type { BriefCache } from '../runtime/brief-cache.ts'

/** Of the session on whose day a row is filed. */
interface OfSession {
  day: string
  channel_id: number
  session: string
  at: Date
}

interface OfView extends OfSession {
  view_id: string
  seq: number
  user_id: number | null
}

interface OfVideo extends OfView {
  event_id: number | null
  vod_media_item_id: number | null
  clip_id: number | null
}

type Details = Record<string, string | number | boolean | null>

/** What browsers report, by the table that it is in. */
export interface TelemetryRows {
  visits: OfSession & {
    device_type: string
    user_agent: string
    resolution: string
    platform: string
    country_code: string | null
    visitor: string
  }
  page_events: OfView & { name: string; path: string; details: Details; trk: string | null }
  video_events: OfVideo & { name: string; details: Details }
  video_viewings: OfVideo & {
    event_media_id: number | null
    from_seconds: number
    to_seconds: number
    playing_ms: number
    stalled_ms: number
    stalls: number
    delay_ms: number | null
    height: number | null
    is_hidden: boolean
    is_last: boolean
  }
}
export type TelemetryTable = keyof TelemetryRows

export interface ErrorRow {
  channel_id: number
  /** What errors of one group have in common, in short. */
  cause: string
  release: string
  message: string
  call: string | null
  status: number | null
  path: string
  user_agent: string
  request_id: string | null
  /** Whom it hit, as far as anybody may know within a day. */
  mark: string
  day: string
  at: Date
}

export interface Visitor {
  day: string
  channelId: number
  ip: string
  userAgent: string
}

/**
 * The one way in: a column store can take the rows over behind it. Each is done once its row is kept; a row that came before stays
 * as it was. Above what can wait it refuses, and holds up nobody.
 */
export interface Telemetry {
  keep<Table extends TelemetryTable>(table: Table, row: TelemetryRows[Table]): Promise<void>
  countError(row: ErrorRow): Promise<void>
  /** Asks whether a cause may be added, once for all who bring it in the same second. */
  admitCause: BriefCache<void>
  /** The visitor of a day, as far as anybody may know. */
  markVisitor(who: Visitor): Promise<string>
  /** How that goes in this process, since it started. */
  listTallies(): TelemetryTally[]
}

export interface TelemetryTally {
  table: TelemetryTable | 'errors'
  kept: number
  /** Since too many waited. */
  refused: number
  /** Since the database did not take them. */
  lost: number
  waiting: number
  batches: number
  batchSeconds: number
}
