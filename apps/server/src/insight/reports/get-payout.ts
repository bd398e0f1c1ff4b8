import {
  currencies,
  type Params,
  type PayoutDetail,
  payoutLineKinds,
  type Query,
  type studioCalls,
} from '@grandstand/contract'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findPayout, listPayoutLines } from '../../sale/payouts/index.ts'

const limit = 2_000
const currency = z.enum(currencies)
const kindOf = z.enum(payoutLineKinds)

type Call = typeof studioCalls.getPayout

export async function getPayout(
  { db }: Pick<Context, 'db'>,
  { channel, params, query }: { channel: Channel; params: Params<Call>; query: Query<Call> },
): Promise<PayoutDetail> {
  const found = await findPayout(db, channel.id, params.payout)
  if (!found) throw new CallError('not_found')
  const { account, sent_at, ...payout } = found
  const { rows, total } = await listPayoutLines(db, channel.id, { account, payoutId: payout.id, limit })
  const say = localiser({ channel, language: query.language ?? channel.settings.language })
  return {
    ...payout,
    currency: currency.parse(payout.currency),
    sent_at: new Date(sent_at).toISOString(),
    lines: rows.map(({ order_id, product_name, kind, amount, fee, at }) => ({
      kind: kindOf.parse(kind),
      order: order_id === null || product_name === null ? null : { id: order_id, name: say(product_name) },
      amount,
      fee,
      at: at.toISOString(),
    })),
    left_out: total - rows.length,
  }
}
