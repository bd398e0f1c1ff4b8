import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import type { Params } from '../api/params.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, readGroup, readGroups, readText, readWhole } from '../api/read-params.ts'
import { createInlinePrice, getPrice } from '../catalog/write-price.ts'
import type { Price } from '../objects/price.ts'
import type { SubscriptionItem } from '../objects/subscription.ts'
import { newItem } from './new-item.ts'

/** A price by its id, or made on the spot. */
export function readPriceOf(call: Call, params: Params): Price {
  const data = readGroup(params, 'price_data')
  return data ? createInlinePrice(call, data) : getPrice(call, needText(params, 'price'), 'items[0][price]')
}

export function readItems(
  call: Call,
  subscription: string,
  period: { start: number; end: number } | ((price: Price) => { start: number; end: number }),
): SubscriptionItem[] {
  const given = readGroups(call.params, 'items') ?? []
  if (!given.length) throw invalidRequest('Missing required param: items.', 'items', 'parameter_missing')
  return given.map(params => {
    const price = readPriceOf(call, params)
    if (!price.recurring)
      throw invalidRequest(
        `The price ${price.id} is for one time, a subscription needs a recurring one.`,
        'items',
      )
    const item = newItem(call, {
      ...{ subscription, price, quantity: readWhole(params, 'quantity') ?? 1 },
      period: typeof period === 'function' ? period(price) : period,
    })
    return { ...item, id: readText(params, 'id') ?? item.id, metadata: readMetadata(params) }
  })
}

export function nameOf(call: Call, price: Price): string {
  return call.tx.find('product', price.product)?.name ?? price.nickname ?? price.id
}
