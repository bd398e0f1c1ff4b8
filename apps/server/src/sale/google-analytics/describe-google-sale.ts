import { googleRefund, googleValue, majorUnits, type Refunded } from '@grandstand/rules'
import type { GoogleEvent } from '../../adapters/google-analytics/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import { readProduct, type StoredOrder, type StoredTransaction } from '../../orders/orders/index.ts'

/** A payment by the names and rules of Google Analytics 4, in whole units of the currency; `refunded`: what was given back of it. */
export function describeGoogleSale(
  channel: Channel,
  order: StoredOrder,
  payment: StoredTransaction,
  refunded: Refunded | null,
): GoogleEvent {
  const whole = (minorUnits: number) => majorUnits(minorUnits, order.currency)
  const sale = { transaction_id: String(order.id), currency: order.currency }
  if (refunded) {
    const { value, tax } = googleRefund(payment, refunded)
    // Named, so that the product's own figures fall as well.
    const items = [{ ...describeItem(channel, order), price: whole(value) }]
    return { name: 'refund', params: { ...sale, value: whole(value), tax: whole(tax), items } }
  }
  const value = whole(googleValue(payment))
  const discount = whole(payment.discount + payment.credit)
  return {
    name: 'purchase',
    params: {
      ...sale,
      value,
      tax: whole(payment.tax),
      fee: whole(payment.service_fee),
      ...(order.coupon_code === null ? {} : { coupon: order.coupon_code }),
      items: [{ ...describeItem(channel, order), price: value, discount }],
    },
  }
}

/** The same product has the same name in a browser, see the viewer's `describe-sold-item.ts`. */
function describeItem(channel: Channel, order: StoredOrder) {
  const { type, id } = readProduct(order)
  const { language } = channel.settings
  return {
    item_id: `${type}-${id}`,
    item_name: localiser({ channel, language })(order.product_name),
    item_category: type,
    quantity: 1,
  }
}
