import type { calls, Event, OfferChoice, PackageProduct, Participant, Query } from '@grandstand/contract'
import {
  chooseGameOffer,
  compareOffers,
  findSalePrice,
  type GameLeft,
  isEventPurchased,
} from '@grandstand/rules'
import { describeEvents, getEvent } from '../../catalogue/events/index.ts'
import { listPackages, listSubscriptions } from '../../catalogue/products/index.ts'
import { isGeoBlocked } from '../../channel/geo/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Roster } from '../../context/roster.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { hasPicture } from '../../video/playback/index.ts'
import { countCredits } from './count-credits.ts'
import { type GameLeftRow, listGamesLeft } from './game-left-store.ts'

type OfferContext = Pick<Context, 'db' | 'now' | 'rosters' | 'geo' | 'videoNodes'>
type GameFacts = Awaited<ReturnType<typeof describeSale>>
type Input = Reader & { session: Session; ip: string; query: Query<typeof calls.getOffers> }

/** What there is to choose from for a game or a team, with the sum done for this caller. */
export async function getOffers(ctx: OfferContext, asked: Input): Promise<OfferChoice> {
  const { channel, session, query } = asked
  const roster = await ctx.rosters.get(asked)
  const requested =
    query.event_id === undefined ? null : await getEvent(ctx, { ...asked, params: { id: query.event_id } })
  const teams = listTeams(roster, requested)
  const team = chooseTeam(roster, requested, teams, query.participant_id)
  const [rows, packages, subscriptions, held] = await Promise.all([
    team ? listGamesLeft(ctx.db, channel.id, team.id) : [],
    listPackages(ctx, asked),
    listSubscriptions(ctx, asked),
    session.openingOrders(),
  ])
  const now = ctx.now()
  const games = listGames(rows, requested).map(({ participant_ids, event_category_id, ...game }) => {
    const categoryIds = roster.categoryLines.get(event_category_id) ?? [event_category_id]
    const sold = { id: game.id, type: 'paid' as const, categoryIds, participantIds: participant_ids }
    return { ...game, categoryIds, isOpen: isEventPurchased(sold, held, now) }
  })
  const event = requested ?? (await findNextSold(ctx, asked, games))
  const choice = compareOffers({
    event: event && (await describeSale(ctx, asked, event)),
    isGameRequested: requested !== null,
    categoryIds: findSport(roster, event, team),
    participantId: team?.id ?? null,
    teamCount: roster.teams.size,
    games,
    products: { packages, subscriptions, event_categories: [...roster.categories.values()] },
    credits: await countCredits(ctx, asked, passesOf(packages), team?.id ?? null),
    held,
    now,
  })
  return { event, participant_id: team?.id ?? null, team_ids: teams.map(({ id }) => id), ...choice }
}

const passesOf = (packages: readonly PackageProduct[]) => packages.filter(({ type }) => type === 'package')

/** A game keeps teams that have left the channel; their passes are not sold any more. */
function listTeams(roster: Roster, event: Event | null): Event['participants'] {
  return event?.participants.filter(({ id }) => roster.teams.has(id)) ?? []
}

/** The requested one; of a game without a word about it, the one at home. */
function chooseTeam(
  roster: Roster,
  event: Event | null,
  teams: readonly Participant[],
  id: number | undefined,
): Participant | null {
  if (id === undefined) return teams.find(team => team.id === event?.home_team_id) ?? teams[0] ?? null
  const team = event ? teams.find(one => one.id === id) : roster.teams.get(id)
  if (!team) throw new CallError('not_found')
  return team
}

function findSport(roster: Roster, event: Event | null, team: Participant | null): readonly number[] {
  const id = event?.event_category_id ?? team?.properties.sport ?? null
  return id === null ? [] : (roster.categoryLines.get(id) ?? [id])
}

/** The first of the team's games that can be bought now: one of those that are live, or the next. */
async function findNextSold(
  ctx: OfferContext,
  asked: Input,
  games: readonly (GameLeft & { is_live: boolean })[],
): Promise<Event | null> {
  const sold = games.filter(({ price, isOpen }) => price > 0 && !isOpen)
  const next = sold.find(({ is_live }) => !is_live)
  const ids = [...sold.filter(({ is_live }) => is_live), ...(next ? [next] : [])].map(({ id }) => id)
  const events = await describeEvents(ctx, asked, ids)
  // Their pictures are asked for together, and a team seldom plays twice at once.
  const sales = await Promise.all(events.map(event => describeSale(ctx, asked, event)))
  const nowMs = ctx.now().getTime()
  return events.find((_, index) => isOnSale(sales[index], nowMs)) ?? null
}

const isOnSale = (facts: GameFacts | undefined, nowMs: number) =>
  facts !== undefined && findSalePrice(chooseGameOffer(facts, nowMs)) !== null

/** What is requested counts as left, also when it is a replay. */
function listGames(rows: readonly GameLeftRow[], requested: Event | null): GameLeftRow[] {
  if (requested?.type !== 'paid' || rows.some(({ id }) => id === requested.id)) return [...rows]
  const { id, event_category_id, base_price, service_fee, participants } = requested
  return [
    {
      id,
      event_category_id,
      price: base_price + service_fee,
      is_live: false,
      participant_ids: participants.map(({ id: teamId }) => teamId),
    },
    ...rows,
  ]
}

/** Its files must be there too: a machine may be gone with them. */
async function describeSale(ctx: OfferContext, asked: Input, event: Event) {
  const isPlayed = event.stream_status !== 'upcoming' && event.has_picture
  const has_picture = isPlayed && (await hasPicture(ctx, asked.channel, event.id))
  return { ...event, has_picture, isGeoBlocked: isGeoBlocked(ctx, asked) }
}
