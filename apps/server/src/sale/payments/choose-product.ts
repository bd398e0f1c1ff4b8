import { offers, passKinds, type productTypes, streamStatuses } from '@grandstand/contract'
import { chooseEnd, isEventPurchased, isPackagePurchased, type SaleFacts } from '@grandstand/rules'
import { z } from 'zod'
import { findPicture } from '../../catalogue/events/index.ts'
import { isGeoBlocked } from '../../channel/geo/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { combineTexts, type StoredText } from '../../db/stored-text.ts'
import { CallError } from '../../runtime/call-error.ts'
import { hasPicture } from '../../video/playback/index.ts'
import {
  findEventForSale,
  findPackageForSale,
  findSubscriptionForSale,
  findTeamForSale,
} from './product-store.ts'

type ProductType = (typeof productTypes)[number]

export interface Choice {
  type: ProductType
  id?: number | undefined
  package_id?: number | undefined
  participant_id?: number | undefined
  /** For somebody else: what the buyer has is no reason not to sell it. */
  is_gift?: boolean | undefined
  /** How many, for a group. */
  seats?: number | undefined
}

export interface ChosenProduct {
  type: ProductType
  event_id: number | null
  package_id: number | null
  subscription_id: number | null
  participant_id: number | null
  name: StoredText
  base_price: number
  service_fee: number
  endsAt: Date | null
  plan: { offer: 'annual' | 'monthly'; trial_period: number } | null
  isGift: boolean
  /** Price and fee are those of all of them. */
  seats: number
  sale: SaleFacts
}

type Input = Reader & { session: Session; ip: string }
type Wanted = Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters'>

const passKind = z.enum(passKinds)
const streamStatus = z.enum(streamStatuses)
const packageType = z.enum(['single_event', 'package'])
const offer = z.enum(offers)

/** The requested product, with its current price and everything that decides whether it is sold. */
export async function chooseProduct(ctx: Wanted, asked: Input, choice: Choice): Promise<ChosenProduct> {
  const product = { ...(await chooseForOneself(ctx, asked, choice)), isGift: false, seats: 1 }
  if (choice.seats !== undefined) return chooseForGroup(product, choice.seats)
  if (!choice.is_gift) return product
  if (product.type === 'subscription')
    throw new CallError('invalid_request', { fields: { gift: 'a subscription cannot be given' } })
  return { ...product, isGift: true, sale: { ...product.sale, isPurchased: false } }
}

function chooseForGroup(product: ChosenProduct, seats: number): ChosenProduct {
  if (product.type !== 'event')
    throw new CallError('invalid_request', { fields: { seats: 'only a game is sold to a group' } })
  return {
    ...product,
    isGift: true,
    seats,
    base_price: product.base_price * seats,
    service_fee: product.service_fee * seats,
    sale: { ...product.sale, isPurchased: false },
  }
}

type OwnProduct = Omit<ChosenProduct, 'isGift' | 'seats'>

function chooseForOneself(ctx: Wanted, asked: Input, choice: Choice): Promise<OwnProduct> {
  const { id } = choice
  if (id === undefined) throw new CallError('id_not_selected', { fields: { id: 'id not selected' } })
  if (choice.type === 'event') return chooseGame(ctx, asked, { ...choice, id })
  return choice.type === 'package'
    ? choosePackage(ctx, asked, { ...choice, id })
    : chooseSubscription(ctx, asked, id)
}

async function chooseGame(
  ctx: Wanted,
  asked: Input,
  { id, package_id }: Choice & { id: number },
): Promise<OwnProduct> {
  const { channel, session } = asked
  const since = new Date(`${channel.settings.archive_from}T00:00:00Z`)
  const event = await findEventForSale(ctx.db, channel.id, id, since)
  if (!event) throw new CallError('not_found')
  const type = passKind.parse(event.type)
  if (type === 'paid' && package_id === undefined)
    throw new CallError('id_not_selected', { fields: { package_id: 'id not selected' } })
  const single = package_id === undefined ? null : await findPackageForSale(ctx.db, channel.id, package_id)
  if (package_id !== undefined && single?.type !== 'single_event') throw new CallError('not_found')
  const { categoryLines } = await ctx.rosters.get(asked)
  const sold = {
    id,
    type,
    categoryIds: categoryLines.get(event.event_category_id) ?? [event.event_category_id],
    participantIds: event.participant_ids,
  }
  const now = ctx.now()
  const term = single ?? { ends_on: null, valid_days: null }
  const timeZone = channel.settings.time_zone
  const endsAt = chooseEnd(term, { timeZone, playedAt: event.event_utc_ts, now })
  const stream_status = streamStatus.parse(event.stream_status)
  const picture = await findPicture(ctx.db, channel, { id, stream_status })
  return {
    type: 'event',
    event_id: id,
    package_id: single?.id ?? null,
    subscription_id: null,
    participant_id: null,
    name: event.name,
    base_price: event.base_price,
    service_fee: event.service_fee,
    endsAt,
    plan: null,
    sale: {
      isGeoBlocked: isGeoBlocked(ctx, asked),
      isPurchased: isEventPurchased(sold, await session.openingOrders(), now),
      isOver: endsAt !== null && endsAt <= now,
      price: event.base_price + event.service_fee,
      event: {
        type,
        stream_status,
        is_cancelled: event.is_cancelled,
        signal_lost_at: picture.signal_lost_at,
        // Its files must be there too: a machine may be gone with them.
        has_picture: picture.has_picture && (await hasPicture(ctx, channel, id)),
        base_price: event.base_price,
        service_fee: event.service_fee,
        currency: channel.settings.currency,
      },
    },
  }
}

async function choosePackage(
  ctx: Wanted,
  asked: Input,
  { id, participant_id }: Choice & { id: number },
): Promise<OwnProduct> {
  const { channel, session } = asked
  const pass = await findPackageForSale(ctx.db, channel.id, id)
  // A single game is bought as an event.
  if (!pass || packageType.parse(pass.type) !== 'package') throw new CallError('not_found')
  if (pass.is_team_pass && participant_id === undefined) throw new CallError('team_not_selected')
  const teamId = pass.is_team_pass ? (participant_id ?? null) : null
  const team = teamId === null ? null : await findTeamForSale(ctx.db, channel.id, teamId)
  if (teamId !== null && !team) throw new CallError('not_found')
  const now = ctx.now()
  const { time_zone: timeZone } = channel.settings
  const endsAt = chooseEnd(pass, { timeZone, playedAt: null, now })
  const facts = {
    id,
    type: 'package' as const,
    is_team_pass: pass.is_team_pass,
    event_categories: pass.event_category_ids,
    participantIds: teamId === null ? [] : [teamId],
  }
  return {
    type: 'package',
    event_id: null,
    package_id: id,
    subscription_id: null,
    participant_id: teamId,
    name: team ? combineTexts([pass.name, team.name], said => said.join(': ')) : pass.name,
    base_price: pass.base_price,
    service_fee: pass.service_fee,
    endsAt,
    plan: null,
    sale: {
      isGeoBlocked: isGeoBlocked(ctx, asked),
      isPurchased: isPackagePurchased(facts, await session.openingOrders(), now),
      isOver: endsAt !== null && endsAt <= now,
      price: pass.base_price + pass.service_fee,
      event: null,
    },
  }
}

async function chooseSubscription(ctx: Wanted, asked: Input, id: number): Promise<OwnProduct> {
  const { channel, session } = asked
  const row = await findSubscriptionForSale(ctx.db, channel.id, id)
  if (!row) throw new CallError('not_found')
  const orders = await session.openingOrders()
  return {
    type: 'subscription',
    event_id: null,
    package_id: null,
    subscription_id: id,
    participant_id: null,
    name: row.name,
    base_price: row.base_price,
    service_fee: row.service_fee,
    endsAt: null,
    plan: { offer: offer.parse(row.offer), trial_period: row.trial_period },
    sale: {
      isGeoBlocked: isGeoBlocked(ctx, asked),
      // One at a time, for each opens everything; another plan is chosen in the portal.
      isPurchased: orders.some(({ type }) => type === 'subscription'),
      isOver: false,
      price: row.base_price + row.service_fee,
      event: null,
    },
  }
}
