import type { calls, Reply } from '@grandstand/contract'
import { type EventListName, eventListOrder } from '@grandstand/rules'
import { describeEvents, findEventIds, readFilter } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { listWatchPositions } from '../../video/playback/index.ts'

/** As many as a rail shows. */
const railLength = 12

type Input = Reader & { session: Session & { userId: number } }

/** Beside the lists that all visitors share: what of them is the user's own. Ids first, then each event once. */
export async function listOwnEvents(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Input,
): Promise<Reply<typeof calls.listOwnEvents>> {
  const [favorites, positions] = await Promise.all([
    listFavoriteIds(ctx, asked),
    listWatchPositions(ctx, asked),
  ])
  const begun = positions.flatMap(({ event_id }) => event_id ?? []).slice(0, railLength)
  const ids = [...new Set([...Object.values(favorites).flat(), ...begun])]
  const events = new Map((await describeEvents(ctx, asked, ids)).map(event => [event.id, event]))
  const describe = (list: readonly number[]) => list.flatMap(id => events.get(id) ?? [])
  return {
    live: describe(favorites.live),
    upcoming: describe(favorites.upcoming),
    vod: describe(favorites.vod),
    // One that was made private since has no place here.
    begun: describe(begun).filter(({ is_private }) => !is_private),
  }
}

async function listFavoriteIds(ctx: Pick<Context, 'db' | 'rosters'>, asked: Input) {
  const filter = await readFilter(ctx, asked, { favorites: true })
  const { participantIds = [], groupIds = [], categoryIds = [] } = filter.favorites ?? {}
  // Most have none, and cost no search.
  if (participantIds.length + groupIds.length + categoryIds.length === 0)
    return { live: [], upcoming: [], vod: [] }
  const find = async (name: EventListName) => {
    const { stream_status, sort_field: sortField, sort_direction: sortDirection } = eventListOrder(name)
    const statuses = stream_status ? [stream_status] : []
    const page = { sortField, sortDirection, limit: railLength, offset: 0 }
    return (await findEventIds(ctx.db, asked.channel.id, { ...filter, statuses }, page)).ids
  }
  const [live, upcoming, vod] = await Promise.all([find('live'), find('upcoming'), find('vod')])
  return { live, upcoming, vod }
}
