import type { Clip, Event, Participant, VodMediaItem } from '@grandstand/contract'
import { idParam } from '@grandstand/contract'
import { chooseGameOffer, findScreen, type GameOffer, getScreen } from '@grandstand/rules'
import { getEvent } from '../../catalogue/events/index.ts'
import { cardVersion, describeEventCard, describeTeamCard } from '../../catalogue/share-image/index.ts'
import { findOpenClip } from '../../clips/clips/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { visitor } from '../../context/visitor.ts'
import { CallError } from '../../runtime/call-error.ts'
import { getVodMediaItem } from '../../video/library/index.ts'
import { readClipPath } from './read-clip-path.ts'

interface EventSubject {
  kind: 'event'
  event: Event
  offer: GameOffer
  sport: string
  venue: { name: string; city: string } | null
  /** Of the picture that a link to it shows. */
  cardVersion: string
}

/** What a page is about, where its address names it. */
export type PageSubject =
  | (EventSubject & { isPlain: boolean })
  | { kind: 'item'; item: VodMediaItem }
  /** Null: not for everybody. Its owner may see it; the screen tells other visitors so. */
  | { kind: 'clip'; clip: Clip | null; path: string; isShared: boolean }
  | { kind: 'team'; team: Participant; cardVersion: string }
  /** Of an event, or of a team pass by itself: the same page, whatever is sold there. */
  | { kind: 'offers'; path: string }
  /** Plain in a frame of another site, or of a rehearsal. */
  | { kind: 'nothing'; isPlain?: boolean }

type Ctx = Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens'>

type Asked = Reader & { hidesScores: boolean }

/** Null for an address that names none. */
export async function findSubject(ctx: Ctx, asked: Asked, url: URL): Promise<PageSubject | null> {
  const screen = findScreen(url.pathname)
  if (screen === 'watch-clip' || screen === 'shared-clip') return findClipSubject(ctx, asked, url.pathname)
  if (screen !== null && getScreen(screen).path.endsWith('/$id')) {
    const id = idParam.safeParse(url.pathname.replace(/\/+$/, '').split('/').at(-1))
    // The screen needs what is to be opened.
    if (!id.success) return { kind: 'nothing' }
    // What is one user's own, the server's page says nothing of.
    if (getScreen(screen).guard === 'user') return null
    const params = { id: id.data }
    const found = await orNothing(async () =>
      screen === 'vod-media-item'
        ? { kind: 'item', item: await getVodMediaItem(ctx, { ...asked, session: visitorOf(asked), params }) }
        : screen === 'select-package'
          ? describeOffers(ctx, asked, params, url)
          : {
              ...(await describeEvent(ctx, asked, await getVisitorsEvent(ctx, asked, params))),
              isPlain: screen === 'watch-embed',
            },
    )
    return found.kind === 'nothing' ? { ...found, isPlain: screen === 'watch-embed' } : found
  }
  const participant = url.pathname === '/' ? url.searchParams.get('participant') : null
  if (participant === null) return null
  const { teams } = await ctx.rosters.get(asked)
  const team = [...teams.values()].find(({ alias, name }) => alias === participant || name === participant)
  if (!team) return null
  return { kind: 'team', team, cardVersion: cardVersion(await describeTeamCard(ctx, asked, team)) }
}

async function findClipSubject(ctx: Ctx, asked: Asked, path: string): Promise<PageSubject> {
  const named = readClipPath(path)
  if (!named) return { kind: 'nothing' }
  const clip = await findOpenClip(ctx, { ...asked, session: visitorOf(asked) }, named.id, named.uuid)
  return { kind: 'clip', clip, path: path.replace(/\/+$/, ''), isShared: named.uuid !== null }
}

const getVisitorsEvent = (
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Asked,
  params: { id: number },
) => getEvent(ctx, { ...asked, session: visitorOf(asked), params })

async function describeOffers(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Asked,
  params: { id: number },
  url: URL,
): Promise<PageSubject> {
  if (!url.searchParams.has('package')) await getVisitorsEvent(ctx, asked, params)
  return { kind: 'offers', path: url.pathname }
}

const visitorOf = ({ hidesScores }: Asked) => visitor(hidesScores ? new Set() : 'all')

/** A link from somebody who does not tell how it stands. */
export const asksToHideScores = (url: URL) => url.searchParams.get('spoilers') === 'off'

async function describeEvent(
  ctx: Pick<Context, 'db' | 'rosters' | 'now'>,
  asked: Asked,
  event: Event,
): Promise<EventSubject> {
  const { known } = await ctx.rosters.get(asked)
  const venue = event.location_id === null ? null : (known.locations.get(event.location_id) ?? null)
  const offer = chooseGameOffer(event, ctx.now().getTime())
  return {
    kind: 'event',
    event,
    offer,
    sport: known.categories.get(event.event_category_id)?.name ?? '',
    venue,
    cardVersion: cardVersion(await describeEventCard(ctx, asked, event, asked.hidesScores)),
  }
}

async function orNothing(find: () => Promise<PageSubject>): Promise<PageSubject> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof CallError && error.code === 'not_found') return { kind: 'nothing' }
    throw error
  }
}
