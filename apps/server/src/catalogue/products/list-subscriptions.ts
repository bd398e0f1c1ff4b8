import { offers, type Subscription } from '@grandstand/contract'
import { z } from 'zod'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeProduct } from './describe-product.ts'
import { listSubscriptionRows } from './product-list-store.ts'

const offer = z.enum(offers)
/** Annual plans renew every 12 months, monthly ones every 30 days. */
const periodDays = { annual: 365, monthly: 30 } as const

export async function listSubscriptions(ctx: Pick<Context, 'db'>, asked: Reader): Promise<Subscription[]> {
  return (await listSubscriptionRows(ctx.db, asked.channel.id)).map(row => ({
    ...describeProduct(asked, row),
    offer: offer.parse(row.offer),
    period: periodDays[offer.parse(row.offer)],
    trial_period: row.trial_period,
  }))
}
