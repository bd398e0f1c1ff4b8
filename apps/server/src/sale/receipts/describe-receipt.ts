import { currencies, productTypes, type Receipt, transactionEvents } from '@grandstand/contract'
import { receiptNumber } from '@grandstand/rules'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import { seller as sellerSettings } from '../../context/channel-settings.ts'
import { orderState, type StoredOrder, type StoredTransaction } from '../../orders/orders/index.ts'

const currency = z.enum(currencies)
const event = z.enum(transactionEvents)
const type = z.enum(productTypes)
const soldBy = sellerSettings.nullable()

/** A receipt without its buyer, as in mails. */
export function describeReceipt(
  asked: Reader,
  { order, startsAt }: { order: StoredOrder; startsAt: Date | null },
  row: StoredTransaction,
): Omit<Receipt, 'buyer'> {
  const say = localiser(asked)
  const { settings } = asked.channel
  const { id, base_price, service_fee, discount, credit, tax, total, refunded, card_brand, card_last4 } = row
  const seller = soldBy.parse(row.seller) ?? settings.seller
  return {
    id,
    number: receiptNumber(id),
    order_id: order.id,
    event: event.parse(row.event),
    is_switch: row.is_switch,
    status: orderState({ status: row.status, activity_status: 'inactive' }).status,
    product: {
      type: type.parse(order.type),
      name: say(row.product_name ?? order.product_name),
      starts_at: startsAt?.toISOString() ?? null,
    },
    base_price,
    service_fee,
    discount,
    credit,
    tax,
    total,
    refunded,
    currency: currency.parse(order.currency),
    coupon: discount > 0 ? order.coupon_code : null,
    is_gift: order.is_gift,
    seats: order.seats,
    at: row.at.toISOString(),
    time_zone: settings.time_zone,
    card: card_brand && card_last4 ? { brand: card_brand, last4: card_last4 } : null,
    seller: seller
      ? { name: say(seller.name), address: say(seller.address), tax_number: seller.tax_number ?? null }
      : null,
  }
}
