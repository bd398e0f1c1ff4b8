import type { BodyInput, studioCalls } from '@grandstand/contract'
import { checkGamePrice, readAmount } from '@grandstand/rules'

export type BulkBody = BodyInput<typeof studioCalls.previewGameChanges>
export type BulkChange = BulkBody['change']

export const bulkFields = [
  'kind',
  'days',
  'minutes',
  'type',
  'base_price',
  'service_fee',
  'venue_id',
] as const

/** What is typed, as the calls take it; what is no number is NaN. */
export function readBulkForm(
  kind: BulkChange['kind'],
  typed: Record<string, string>,
  currency: string,
): BulkChange {
  const of = (name: (typeof bulkFields)[number]) => typed[name]?.trim() ?? ''
  const whole = (text: string) => (/^[+-]?\d{1,4}$/.test(text) ? Number(text) : Number.NaN)
  if (kind === 'move') return { kind, days: whole(of('days') || '0'), minutes: whole(of('minutes') || '0') }
  if (kind === 'venue') return { kind, venue_id: of('venue_id') === '' ? null : Number(of('venue_id')) }
  if (kind !== 'price') return { kind }
  if (of('type') === 'usual') return { kind, price: null }
  const type = (['free', 'register', 'paid', 'ppv'] as const).find(each => each === of('type')) ?? 'free'
  const isSold = type === 'paid' || type === 'ppv'
  const base_price = isSold ? readAmount(of('base_price') || '0', currency) : 0
  const service_fee = isSold ? readAmount(of('service_fee') || '0', currency) : 0
  return { kind, price: { type, base_price, service_fee } }
}

/** What is wrong, by field. */
export function checkBulkForm(change: BulkChange): Record<string, string | null> {
  if (change.kind === 'move') {
    const { days, minutes } = change
    return {
      days: Math.abs(days) <= 730 ? (days === 0 && minutes === 0 ? 'no_move' : null) : 'days',
      minutes: Math.abs(minutes) <= 1_440 ? null : 'day_minutes',
    }
  }
  if (change.kind !== 'price') return {}
  const { price } = change
  if (price === null) return {}
  if (Number.isNaN(price.base_price)) return { base_price: 'money' }
  if (Number.isNaN(price.service_fee)) return { service_fee: 'money' }
  return { base_price: checkGamePrice(price) === 'no_price' ? 'no_price' : null }
}
