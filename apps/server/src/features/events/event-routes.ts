import { calls } from '@grandstand/contract'
import { wholeList } from '../../lists.ts'
import { keyRoute, publicRoute } from '../../route.ts'
import { listEventCategories } from './list-event-categories.ts'
import { listEventLocations } from './list-event-locations.ts'

export const eventRoutes = [
  keyRoute(calls.listEventCategories, async (ctx, asked) => wholeList(await listEventCategories(ctx, asked))),
  publicRoute(calls.listEventLocations, async (ctx, asked) =>
    wholeList(await listEventLocations(ctx, asked)),
  ),
]
