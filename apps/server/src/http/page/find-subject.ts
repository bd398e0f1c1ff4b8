import type { Event, Participant, VodMediaItem } from '@grandstand/contract'
import { idParam } from '@grandstand/contract'
import { CallError } from '../../call-error.ts'
import type { Reader } from '../../channel.ts'
import type { Context } from '../../context.ts'
import { getEvent } from '../../features/events/index.ts'
import { getVodMediaItem } from '../../features/vod/index.ts'

/** What a page is about, where its address names it. */
export type PageSubject =
  | { kind: 'event'; event: Event; sport: string; venue: { name: string; city: string } | null }
  | { kind: 'item'; item: VodMediaItem }
  | { kind: 'team'; team: Participant }
  | { kind: 'nothing' }

/** Null for an address that names none. */
export async function findSubject(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader,
  url: URL,
): Promise<PageSubject | null> {
  const [, place, rawId] = url.pathname.match(/^\/(watch|vod_library)\/([^/]+)\/?$/) ?? []
  if (place !== undefined) {
    const id = idParam.safeParse(rawId)
    if (!id.success) return { kind: 'nothing' }
    const params = { id: id.data }
    return orNothing(async () =>
      place === 'watch'
        ? describeEvent(ctx, asked, await getEvent(ctx, { ...asked, session: null, params }))
        : { kind: 'item', item: await getVodMediaItem(ctx, { ...asked, params }) },
    )
  }
  const participant = url.pathname === '/' ? url.searchParams.get('participant') : null
  if (participant === null) return null
  const { teams } = await ctx.rosters.get(asked)
  const team = [...teams.values()].find(({ alias, name }) => alias === participant || name === participant)
  return team ? { kind: 'team', team } : null
}

async function describeEvent(
  ctx: Pick<Context, 'rosters'>,
  asked: Reader,
  event: Event,
): Promise<PageSubject> {
  const { categories, locations } = await ctx.rosters.get(asked)
  const venue = event.location_id === null ? null : (locations.get(event.location_id) ?? null)
  return { kind: 'event', event, sport: categories.get(event.event_category_id)?.name ?? '', venue }
}

async function orNothing(find: () => Promise<PageSubject>): Promise<PageSubject> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof CallError && error.code === 'not_found') return { kind: 'nothing' }
    throw error
  }
}
