import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { eventMedia, eventParticipants, events, mediaRungs } from '../../db/tables.ts'
import { createBatcher } from '../../runtime/batcher.ts'

/** What can be played of an event: a recording in the sizes that are ready, or a player of another site. */
export interface PlayableMedia {
  id: number
  type: string
  url: string | null
  video_id: number | null
  rungs: string[]
}

/** What the gate asks of an event: the same for all who watch it. */
export interface WatchedEvent {
  id: number
  type: string
  stream_status: string
  is_cancelled: boolean
  /** For operators alone. */
  is_private: boolean
  event_category_id: number
  participant_ids: number[]
  /** In its order. */
  media: PlayableMedia[]
}

export function findWatchedEvent(db: Db, channelId: number, eventId: number): Promise<WatchedEvent | null> {
  return watchedEvents(db)(channelId, eventId)
}

const watchedEvents = perDb(db => {
  const byId = prepareWatchedEvents(db)
  return createBatcher<number, WatchedEvent | null>({
    everyMs: 20,
    atOnce: 2,
    async run(channelId, eventIds) {
      const rows = await byId.execute({ channelId, eventIds: [...new Set(eventIds)] })
      const found = new Map(rows.map(row => [row.id, row]))
      return eventIds.map(id => found.get(id) ?? null)
    },
  })
})

function prepareWatchedEvents(db: Db) {
  const rungs = db
    .select({ name: mediaRungs.name })
    .from(mediaRungs)
    .where(and(eq(mediaRungs.video_id, eventMedia.video_id), eq(mediaRungs.is_ready, true)))
  const described = sql`json_build_object('id', ${eventMedia.id}, 'type', ${eventMedia.type}, 'url', ${eventMedia.url},
    'video_id', ${eventMedia.video_id}, 'rungs', array(${rungs}))`
  const media = db
    .select({ all: sql`coalesce(json_agg(${described} order by ${asc(eventMedia.position)}), '[]')` })
    .from(eventMedia)
    .where(
      and(
        eq(eventMedia.channel_id, events.channel_id),
        eq(eventMedia.event_id, events.id),
        inArray(eventMedia.type, ['live', 'vod', 'embedded']),
      ),
    )
  const teams = db
    .select({ id: eventParticipants.participant_id })
    .from(eventParticipants)
    .where(
      and(eq(eventParticipants.channel_id, events.channel_id), eq(eventParticipants.event_id, events.id)),
    )
  return db
    .select({
      id: events.id,
      type: events.type,
      stream_status: events.stream_status,
      is_cancelled: sql<boolean>`${events.cancelled_by} is not null`,
      is_private: events.is_private,
      event_category_id: events.event_category_id,
      participant_ids: sql<number[]>`array(${teams})`,
      media: sql<PlayableMedia[]>`(${media})`,
    })
    .from(events)
    .where(
      and(
        eq(events.channel_id, sql.placeholder('channelId')),
        sql`${events.id} = any(${sql.placeholder('eventIds')})`,
      ),
    )
    .prepare('watched_events')
}
