import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import { needText, needWhole, readChoice, readGroup, readText, readWhole } from '../api/read-params.ts'
import { type Coupon, intervals, type Price, type Product, taxBehaviors } from '../objects/catalog.ts'

export function createProduct({ tx, params, now }: Call): Product {
  const id = readText(params, 'id') ?? newId('prod', 14)
  if (tx.find('product', id)) throw isThere('id', id)
  const product: Product = { id, object: 'product', created: now, name: needText(params, 'name') }
  tx.put('product', product)
  return product
}

export function createPrice(call: Call): Price {
  const { tx, params, now } = call
  const lookup_key = readText(params, 'lookup_key') ?? null
  if (lookup_key !== null && [...tx.all('price')].some(one => one.lookup_key === lookup_key))
    throw isThere('lookup_key', lookup_key)
  const recurring = readGroup(params, 'recurring') ?? {}
  const interval = readChoice(recurring, 'interval', intervals)
  if (!interval) throw invalidRequest('Missing required param: recurring[interval].', 'recurring[interval]')
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    created: now,
    currency: needText(params, 'currency').toLowerCase(),
    lookup_key,
    product: getObject(call, 'product', needText(params, 'product'), 'product').id,
    recurring: { interval, interval_count: readWhole(recurring, 'interval_count') ?? 1 },
    tax_behavior: readChoice(params, 'tax_behavior', taxBehaviors) ?? null,
    unit_amount: needWhole(params, 'unit_amount'),
  }
  tx.put('price', price)
  return price
}

export function createCoupon({ tx, params, now }: Call): Coupon {
  const id = readText(params, 'id') ?? newId('coupon', 8)
  if (tx.find('coupon', id)) throw isThere('id', id)
  const coupon: Coupon = {
    id,
    object: 'coupon',
    amount_off: needWhole(params, 'amount_off'),
    created: now,
    currency: readText(params, 'currency')?.toLowerCase() ?? null,
    duration: 'once',
  }
  tx.put('coupon', coupon)
  return coupon
}

function isThere(param: string, value: string) {
  return invalidRequest(`'${value}' is there already.`, param, 'resource_already_exists')
}
