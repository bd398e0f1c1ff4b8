import { currencies, type ExportedOrder, productTypes, type StudioOrder } from '@grandstand/contract'
import { z } from 'zod'
import { fullNameOf } from '../../accounts/users/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Roster } from '../../context/roster.ts'
import { orderState, type StoredOrder } from '../../orders/orders/index.ts'
import type { StudioOrderRow } from './studio-order-store.ts'

const productType = z.enum(productTypes)
const currency = z.enum(currencies)

export function describeStudioOrder(
  reader: Reader,
  known: Roster['known'],
  { order, buyer, refunded, teamIds, disputeDueAt }: StudioOrderRow,
): StudioOrder {
  const { base_price, service_fee, discount, credit, tax } = order
  return {
    id: order.id,
    type: productType.parse(order.type),
    name: localiser(reader)(order.product_name),
    is_gift: order.is_gift,
    seats: order.seats,
    ...orderState(order),
    payment_state: order.payment_state,
    decline_code: order.decline_code,
    card: describeCard(order),
    dispute_due_at: disputeDueAt?.toISOString() ?? null,
    crests: teamIds.flatMap(id => known.teams.get(id)?.images[0]?.url ?? []),
    user: buyer && {
      id: buyer.id,
      email: buyer.email,
      name: fullNameOf(buyer),
    },
    total: base_price + service_fee - discount - credit + tax,
    refunded,
    currency: currency.parse(order.currency),
    created_at: order.created_at.toISOString(),
    expires_at: order.expires_at?.toISOString() ?? null,
  }
}

/** With what its price is made of. */
export function describeExported(reader: Reader, known: Roster['known'], row: StudioOrderRow): ExportedOrder {
  const { base_price, service_fee, discount, credit, tax, coupon_code, trk } = row.order
  const price = { base_price, service_fee, discount, credit, tax, coupon_code, trk }
  return { ...describeStudioOrder(reader, known, row), ...price }
}

export function describeCard({
  card_brand,
  card_last4,
}: Pick<StoredOrder, 'card_brand' | 'card_last4'>): StudioOrder['card'] {
  return card_brand !== null && card_last4 !== null ? { brand: card_brand, last4: card_last4 } : null
}
