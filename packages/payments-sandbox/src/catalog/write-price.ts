import { invalidRequest, missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import type { Params } from '../api/params.ts'
import { readMetadata } from '../api/read-metadata.ts'
import {
  needText,
  needWhole,
  readChoice,
  readFlag,
  readGroup,
  readText,
  readWhole,
} from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import { intervals, newPrice, type Price, type Recurring } from '../objects/price.ts'
import { createProduct } from './write-product.ts'

const behaviors = ['exclusive', 'inclusive', 'unspecified'] as const
const maxDays = { day: 1095, week: 156, month: 36, year: 3 }

export function createPrice(call: Call): Price {
  const key = readText(call.params, 'lookup_key')
  if (key && [...call.tx.all('price')].some(one => one.active && one.lookup_key === key))
    throw invalidRequest(
      `A price with the lookup key '${key}' is there already.`,
      'lookup_key',
      'resource_already_exists',
    )
  const price = readPrice(call, call.params, readFlag(call.params, 'active') ?? true)
  call.tx.put('price', price)
  emit(call, 'price.created', price)
  return price
}

/** `price_data`: a price for one use, which nobody can choose again. */
export function createInlinePrice(call: Call, data: Params): Price {
  const price = readPrice(call, data, false)
  call.tx.put('price', price)
  return price
}

function readPrice(call: Call, params: Params, active: boolean): Price {
  const unitAmount = needWhole(params, 'unit_amount')
  if (unitAmount < 0) throw invalidRequest('Invalid non-negative integer', 'unit_amount')
  return newPrice({
    id: newId('price'),
    active,
    created: call.now,
    currency: needText(params, 'currency').toLowerCase(),
    lookup_key: readText(params, 'lookup_key') ?? null,
    metadata: readMetadata(params),
    nickname: readText(params, 'nickname') ?? null,
    product: readProduct(call, params),
    recurring: readRecurring(params),
    tax_behavior: readChoice(params, 'tax_behavior', behaviors) ?? 'unspecified',
    unit_amount: unitAmount,
  })
}

function readProduct(call: Call, params: Params): string {
  const data = readGroup(params, 'product_data')
  if (data) return createProduct({ ...call, params: data }).id
  const id = needText(params, 'product')
  if (!call.tx.find('product', id)) throw missingObject('product', id, 'product')
  return id
}

function readRecurring(params: Params): Recurring | null {
  const given = readGroup(params, 'recurring')
  if (!given) return null
  const interval = readChoice(given, 'interval', intervals)
  if (!interval) throw invalidRequest('Missing required param: recurring[interval].', 'recurring[interval]')
  const count = readWhole(given, 'interval_count') ?? 1
  if (count < 1 || count > maxDays[interval])
    throw invalidRequest('The interval may be at most three years.', 'recurring[interval_count]')
  return { interval, interval_count: count, meter: null, trial_period_days: null, usage_type: 'licensed' }
}

export function getPrice({ tx, path }: Call, id = path.id ?? '', param = 'id'): Price {
  const price = tx.find('price', id)
  if (!price) throw missingObject('price', id, param)
  return price
}

export function updatePrice(call: Call): Price {
  const before = getPrice(call)
  const { params } = call
  const price: Price = {
    ...before,
    active: readFlag(params, 'active') ?? before.active,
    lookup_key: readText(params, 'lookup_key') ?? before.lookup_key,
    metadata: readMetadata(params, before.metadata),
    nickname: readText(params, 'nickname') ?? before.nickname,
    tax_behavior: readChoice(params, 'tax_behavior', behaviors) ?? before.tax_behavior,
  }
  call.tx.put('price', price)
  emit(call, 'price.updated', price, before)
  return price
}
