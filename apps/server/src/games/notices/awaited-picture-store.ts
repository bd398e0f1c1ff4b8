import { type SQL, sql } from 'drizzle-orm'
import { cameras, eventMedia, events } from '../../db/tables.ts'

/** An encoder sends a picture of the event, or another site shows it. */
export const hasPicture = (eventId: SQL): SQL => sql`(
  exists (select from ${cameras} as c where c.event_id = ${eventId} and c.state = 'live')
  or exists (select from ${eventMedia} as m where m.event_id = ${eventId} and m.type = 'embedded'))`

/** A reminder that is set while the game is live is one of its picture. */
export const isLiveEvent = (eventId: number): SQL<boolean> =>
  sql<boolean>`exists (select from ${events} as e where e.id = ${eventId} and e.stream_status = 'live')`
