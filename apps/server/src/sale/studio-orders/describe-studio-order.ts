import { currencies, productTypes, type StudioOrder } from '@grandstand/contract'
import { z } from 'zod'
import { fullNameOf } from '../../accounts/users/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import { orderState } from '../../orders/orders/index.ts'
import type { StudioOrderRow } from './studio-order-store.ts'

const productType = z.enum(productTypes)
const currency = z.enum(currencies)

export function describeStudioOrder(reader: Reader, { order, buyer, refunded }: StudioOrderRow): StudioOrder {
  const { base_price, service_fee, discount, credit, tax } = order
  return {
    id: order.id,
    type: productType.parse(order.type),
    name: localiser(reader)(order.product_name),
    is_gift: order.is_gift,
    seats: order.seats,
    ...orderState(order),
    payment_state: order.payment_state,
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
