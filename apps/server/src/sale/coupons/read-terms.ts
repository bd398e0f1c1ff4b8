import type { Body, studioCalls } from '@grandstand/contract'
import { checkCouponTerms } from '@grandstand/rules'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { areProducts } from './studio-coupon-store.ts'

const problems = {
  no_reduction: { percent: 'must have a percent or an amount' },
  ends_early: { valid_until: 'must be later than valid_from' },
} as const

/** What a code is to be worth, once it can be. */
export async function readTerms(tx: Tx, channelId: number, body: Body<typeof studioCalls.changeCoupon>) {
  const terms = {
    ...body,
    valid_from: body.valid_from === null ? null : new Date(body.valid_from),
    valid_until: body.valid_until === null ? null : new Date(body.valid_until),
  }
  const problem = checkCouponTerms(terms)
  if (problem) throw new CallError('invalid_request', { fields: problems[problem] })
  if (!(await areProducts(tx, channelId, body))) throw new CallError('not_found')
  return terms
}
