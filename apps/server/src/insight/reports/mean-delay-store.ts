import { sql } from 'drizzle-orm'

/** Of rows of `video_viewings`: how far behind live, weighted by the time watched. Null: nobody watched live. */
export const meanDelay = sql`
  (sum(delay_ms::float8 * playing_ms) / nullif(sum(playing_ms) filter (where delay_ms is not null), 0))::int`
