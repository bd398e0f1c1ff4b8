import { calls } from '@grandstand/contract'
import { keyRoute, publicRoute, streamRoute, userRoute } from '../../call/route.ts'
import { wholeList } from '../../runtime/lists.ts'
import { getEvent } from './get-event.ts'
import { getTeamRecord } from './get-team-record.ts'
import { listEventCategories } from './list-event-categories.ts'
import { listEventDays } from './list-event-days.ts'
import { listEventLocations } from './list-event-locations.ts'
import { listEvents } from './list-events.ts'
import { listEventsForHomepage } from './list-events-for-homepage.ts'
import { listStandings } from './list-standings.ts'
import { pollEventChanges } from './poll-event-changes.ts'
import { streamEventChanges } from './stream-event-changes.ts'

export const eventRoutes = [
  keyRoute(calls.listEvents, listEvents),
  keyRoute(calls.listEventDays, listEventDays),
  keyRoute(calls.listEventsForHomepage, listEventsForHomepage),
  userRoute(calls.listFavoriteEvents, (ctx, asked) =>
    listEvents(ctx, { ...asked, query: { ...asked.query, favorites: true } }),
  ),
  keyRoute(calls.getEvent, getEvent),
  keyRoute(calls.getTeamRecord, getTeamRecord),
  keyRoute(calls.listStandings, listStandings),
  streamRoute(calls.streamEventChanges, streamEventChanges),
  keyRoute(calls.listEventChanges, pollEventChanges),
  keyRoute(calls.listEventCategories, async (ctx, asked) => wholeList(await listEventCategories(ctx, asked))),
  publicRoute(calls.listEventLocations, async (ctx, asked) =>
    wholeList(await listEventLocations(ctx, asked)),
  ),
]
