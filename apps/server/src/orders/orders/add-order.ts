import { capabilities, packageTypes } from '@grandstand/contract'
import { type OrderScope, type SoldProduct, soldSport, takeScope } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { insertOrder, type OrderRow } from './order-store.ts'
import { findSoldPackage, findSoldSubscription, isSoldTeam, listSports } from './sold-product-store.ts'

type ScopeColumn =
  | 'all_categories'
  | 'event_category_ids'
  | 'newest_category_id'
  | 'is_team_pass'
  | 'capabilities'

export type NewOrder = Omit<OrderRow, ScopeColumn | 'updated_at'>

const given = z.array(z.enum(capabilities))
const packageType = z.enum(packageTypes)

/** The order keeps what its product opens at this moment. The id of the order. */
export function addOrder(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  channelId: number,
  order: NewOrder,
): Promise<number> {
  return ctx.db.transaction(async tx => {
    // Nobody publishes meanwhile: products stay as they are read.
    await shareChannelContent(tx, channelId)
    const sold = await getSoldProduct(tx, channelId, order)
    const sports = await listSports(tx, channelId)
    const { event_categories, ...scope } = takeScope(sold, choiceOf(order), sports)
    return insertOrder(tx, channelId, {
      ...order,
      ...scope,
      event_category_id: order.event_category_id ?? soldSport(sold, sports),
      event_category_ids: [...event_categories],
      capabilities: [...scope.capabilities],
      updated_at: ctx.now(),
    })
  })
}

/** An order, or a gift of the same; of type `team` what is given belongs to no product. */
type ScopedOrder = Pick<
  NewOrder,
  'type' | 'event_id' | 'package_id' | 'subscription_id' | 'event_category_id' | 'participant_id'
>

/** What the order would open if it were bought now. */
export async function getScope(tx: Tx, channelId: number, order: ScopedOrder): Promise<OrderScope> {
  return takeScope(
    await getSoldProduct(tx, channelId, order),
    choiceOf(order),
    await listSports(tx, channelId),
  )
}

const choiceOf = ({ event_id, event_category_id, participant_id }: ScopedOrder) => ({
  event_id: event_id ?? null,
  event_category_id: event_category_id ?? null,
  participant_id: participant_id ?? null,
})

async function getSoldProduct(tx: Tx, channelId: number, order: ScopedOrder): Promise<SoldProduct> {
  if (order.participant_id != null && !(await isSoldTeam(tx, channelId, order.participant_id)))
    throw new CallError('not_found')
  if (order.package_id != null) {
    const pass = await findSoldPackage(tx, channelId, order.package_id)
    if (!pass) throw new CallError('not_found')
    const { capabilities: lets, ...facts } = pass
    // A game sold as a package is that game alone, whatever sports the package lists.
    const sold = order.type === 'package' ? { ...facts, type: packageType.parse(facts.type) } : null
    return { capabilities: given.parse(lets), package: sold }
  }
  if (order.type === 'team')
    return { capabilities: [], package: { type: 'package', is_team_pass: true, event_categories: [] } }
  if (order.subscription_id == null) return { capabilities: [], package: null }
  const subscription = await findSoldSubscription(tx, channelId, order.subscription_id)
  if (!subscription) throw new CallError('not_found')
  return { capabilities: given.parse(subscription.capabilities), package: null }
}
