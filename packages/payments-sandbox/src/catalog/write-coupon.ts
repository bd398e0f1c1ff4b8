import { invalidRequest, missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newWord } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readChoice, readDecimal, readText, readWhole } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import type { Coupon } from '../objects/coupon.ts'

export function createCoupon(call: Call): Coupon {
  const { params } = call
  const percentOff = readDecimal(params, 'percent_off') ?? null
  const amountOff = readWhole(params, 'amount_off') ?? null
  const currency = readText(params, 'currency')?.toLowerCase() ?? null
  if ((percentOff === null) === (amountOff === null))
    throw invalidRequest('You must pass either amount_off or percent_off.')
  if (percentOff !== null && (percentOff <= 0 || percentOff > 100))
    throw invalidRequest('percent_off must be between 0 and 100.', 'percent_off')
  if (amountOff !== null && !currency)
    throw invalidRequest('You must pass currency when passing amount_off', 'currency', 'parameter_missing')
  const duration = readChoice(params, 'duration', ['forever', 'once', 'repeating']) ?? 'once'
  const id = readText(params, 'id') ?? newWord(8)
  if (call.tx.find('coupon', id))
    throw invalidRequest('Coupon already exists.', 'id', 'resource_already_exists')
  const coupon: Coupon = {
    id,
    object: 'coupon',
    amount_off: amountOff,
    created: call.now,
    currency,
    duration,
    duration_in_months: duration === 'repeating' ? (readWhole(params, 'duration_in_months') ?? 1) : null,
    livemode: false,
    max_redemptions: readWhole(params, 'max_redemptions') ?? null,
    metadata: readMetadata(params),
    name: readText(params, 'name') ?? null,
    percent_off: percentOff,
    redeem_by: readWhole(params, 'redeem_by') ?? null,
    times_redeemed: 0,
    valid: true,
  }
  call.tx.put('coupon', coupon)
  emit(call, 'coupon.created', coupon)
  return coupon
}

export function getCoupon({ tx, path }: Call, id = path.id ?? '', param = 'id'): Coupon {
  const coupon = tx.find('coupon', id)
  if (!coupon) throw missingObject('coupon', id, param)
  return coupon
}

export function updateCoupon(call: Call): Coupon {
  const before = getCoupon(call)
  const coupon: Coupon = {
    ...before,
    metadata: readMetadata(call.params, before.metadata),
    name: readText(call.params, 'name') ?? before.name,
  }
  call.tx.put('coupon', coupon)
  emit(call, 'coupon.updated', coupon, before)
  return coupon
}

export function deleteCoupon(call: Call) {
  const coupon = getCoupon(call)
  call.tx.remove('coupon', coupon.id)
  emit(call, 'coupon.deleted', coupon)
  return { id: coupon.id, object: 'coupon', deleted: true }
}
