const windowMs = 4 * 3_600_000

/** The times of a game that begins then: longer than any rehearsal takes. */
export function windowOf(event_utc_ts: Date): { event_utc_ts: Date; ends_at: Date } {
  return { event_utc_ts, ends_at: new Date(event_utc_ts.getTime() + windowMs) }
}
