import { z } from 'zod'
import { defineCall } from '../call.ts'
import { streamStatuses } from '../constants.ts'
import { accessReport } from '../orders/access-entities.ts'
import {
  countParam,
  dateParam,
  flagParam,
  idParam,
  language,
  listOf,
  paging,
  publicQuery,
  utcDateTime,
} from '../scalars.ts'
import {
  boardMoment,
  crowdPeak,
  event,
  eventCategory,
  eventChanges,
  eventLocation,
  eventScore,
} from './event-entities.ts'

const byId = z.strictObject({ id: idParam })
/** Of the texts in the answer. */
const spoken = { language: language.optional() }
const sorting = {
  sort_field: z.enum(['event_utc_ts', 'name']).optional(),
  sort_direction: z.enum(['asc', 'desc']).optional(),
}
/** The moment of the picture: who hides scores is told nothing later, and without it nothing. Others are told all. */
const reached = { until: utcDateTime.optional() }
const period = { start_date: dateParam.optional(), end_date: dateParam.optional() }
const timeZone = z.string().max(60).optional()
/** What any list of events can be narrowed to; a category includes those below it. Days are those of `time_zone`. */
const filters = {
  stream_status: z.enum(streamStatuses).optional(),
  event_category_id: idParam.optional(),
  location_id: idParam.optional(),
  participant_id: idParam.optional(),
  group_id: idParam.optional(),
  ...period,
  time_zone: timeZone,
  text: z.string().max(100).optional(),
  favorites: flagParam.optional(),
}

export const listEvents = defineCall({
  method: 'GET',
  path: '/events',
  summary: 'Events, filtered and sorted',
  needs: 'key',
  query: z.strictObject({ ...filters, ...sorting, ...paging, ...spoken }),
  /** `total` is exact up to {@link maxTotal}, with `text` up to {@link maxSearchTotal}; where there are more, it is more than what this page ends with. */
  reply: listOf(event),
  errors: ['unauthenticated'],
  limit: 'search',
  limitedBy: 'text',
  follows: 'events',
})

export const listEventDays = defineCall({
  method: 'GET',
  path: '/events-days',
  summary: 'How many events each day has, for calendars; days without events are left out',
  needs: 'key',
  query: z.strictObject({ ...filters, start_date: dateParam, end_date: dateParam }),
  reply: listOf(z.object({ date: z.iso.date(), count: z.int() })),
  errors: ['unauthenticated'],
  limit: 'search',
  limitedBy: 'text',
  follows: 'events',
})

export const streamEventChanges = defineCall({
  method: 'GET',
  path: '/events-stream',
  summary:
    'Changes of events as they happen, as server-sent events: first `hello` with `cursor` and `is_complete` (see events-changes), then one `change` per event change; a user also gets `access` when their access changes, and `clip` with `id`, `status` and `problem` of their own clips; Last-Event-ID resumes a broken stream',
  needs: 'key',
  reply: z.null(),
  answers: 'stream',
})

export const listEventChanges = defineCall({
  method: 'GET',
  path: '/events-changes',
  summary: 'All changes after `cursor`, for clients that cannot hold a stream open',
  needs: 'key',
  query: z.strictObject({ cursor: countParam(Number.MAX_SAFE_INTEGER).optional() }),
  /** `held` changes with what the user holds; null for visitors. */
  reply: eventChanges.extend({ held: z.string().nullable() }),
  // Asked every few seconds: an offline viewer must not get an error each time.
  silent: true,
})

export const getEvent = defineCall({
  method: 'GET',
  path: '/events/:id',
  summary: 'One event',
  needs: 'key',
  params: byId,
  query: z.strictObject(spoken),
  reply: event,
  follows: 'events',
})

export const listEventScores = defineCall({
  method: 'GET',
  path: '/events/:id/scores',
  summary: 'Who scored when and how, first to last; undone scores are left out',
  needs: 'key',
  params: byId,
  query: z.strictObject(reached),
  /** `periods`: all that the sport has, those of extra time included. */
  reply: listOf(eventScore).extend({ periods: z.array(z.string()) }),
  follows: 'events',
})

export const listCrowdPeaks = defineCall({
  method: 'GET',
  path: '/events/:id/peaks',
  summary:
    'The moments of a game that far more people watched, or watched again, than those around them; none to users who hide its score',
  needs: 'key',
  params: byId,
  reply: listOf(crowdPeak),
})

export const listBoardMoments = defineCall({
  method: 'GET',
  path: '/events/:id/board',
  summary: 'The boards of a game with the time each appeared, first to last; for viewers who watch later',
  needs: 'key',
  params: byId,
  query: z.strictObject(reached),
  reply: listOf(boardMoment),
  follows: 'events',
})

export const explainAccess = defineCall({
  method: 'GET',
  path: '/events/:id/why',
  summary:
    'Explain why the holder of the key can or cannot watch the event, after asking the payment provider',
  needs: 'key',
  params: byId,
  query: z.strictObject(spoken),
  reply: accessReport,
  limit: 'why',
})

export const downloadEvent = defineCall({
  method: 'GET',
  path: '/download-event/:id',
  summary: 'The replay as a file',
  needs: 'user',
  params: byId,
  reply: z.null(),
  answers: 'file',
  errors: [
    'forbidden',
    'geo_blocked',
    'purchase_needed',
    'nothing_to_play',
    'event_cancelled',
    'download_limit',
    'download_preparing',
    'download_unavailable',
    'not_downloadable',
  ],
})

export const listEventCategories = defineCall({
  method: 'GET',
  path: '/events-categories',
  summary: 'Sports, nested',
  needs: 'key',
  query: z.strictObject(publicQuery),
  reply: listOf(eventCategory),
  shared: true,
})

export const listEventLocations = defineCall({
  method: 'GET',
  path: '/events-locations',
  summary: 'Venues',
  needs: 'nothing',
  query: z.strictObject(publicQuery),
  reply: listOf(eventLocation),
  shared: true,
})

export const listEventsForHomepage = defineCall({
  method: 'GET',
  path: '/events-for-homepage',
  summary: 'Live, upcoming and finished events for the home page',
  needs: 'key',
  query: z.strictObject({
    participant_id: idParam.optional(),
    group_id: idParam.optional(),
    ...spoken,
  }),
  reply: z.object({ live: listOf(event), upcoming: listOf(event), vod: listOf(event) }),
  follows: 'events',
})

export const listFavoriteEvents = defineCall({
  method: 'GET',
  path: '/events/favorite',
  summary: "Events of the user's favourites",
  needs: 'user',
  query: z.strictObject({
    stream_status: z.enum(streamStatuses).optional(),
    ...period,
    ...sorting,
    ...paging,
    ...spoken,
  }),
  reply: listOf(event),
})

export const listOwnEvents = defineCall({
  method: 'GET',
  path: '/events/own',
  summary:
    "The user's own home page: live, upcoming and finished events of their favourites, and the replays that they have started, latest first",
  needs: 'user',
  query: z.strictObject(spoken),
  reply: z.object({
    live: z.array(event),
    upcoming: z.array(event),
    vod: z.array(event),
    begun: z.array(event),
  }),
})

export const listEventsWithClip = defineCall({
  method: 'GET',
  path: '/events/with_clip',
  summary: 'Events with a clip that the caller may see, latest clip first',
  needs: 'key',
  query: z.strictObject({ ...paging, ...spoken }),
  reply: listOf(event),
})
