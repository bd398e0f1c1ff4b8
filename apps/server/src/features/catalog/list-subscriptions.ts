import { offers, type Subscription } from '@grandstand/contract'
import { z } from 'zod'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { localiser } from '../channel/index.ts'
import { listSubscriptionRows } from './catalog-store.ts'

const offer = z.enum(offers)
/** Annual plans renew every 12 months, monthly ones every 30 days. */
const periodDays = { annual: 365, monthly: 30 } as const

export async function listSubscriptions(ctx: Pick<Context, 'db'>, asked: Reader): Promise<Subscription[]> {
  const say = localiser(asked)
  return (await listSubscriptionRows(ctx.db, asked.channel.id)).map(row => ({
    id: row.id,
    name: say(row.name),
    description: say(row.description),
    price: row.base_price + row.service_fee,
    base_price: row.base_price,
    service_fee: row.service_fee,
    currency: asked.channel.settings.currency,
    offer: offer.parse(row.offer),
    period: periodDays[offer.parse(row.offer)],
    trial_period: row.trial_period,
    weight: row.weight,
  }))
}
