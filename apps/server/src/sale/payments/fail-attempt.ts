import { settlePayment } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'
import type { SettleContext } from './settle-context.ts'
import { writeSettled } from './write-settled.ts'

/** The provider has refused to try at all, so that there is no payment to ask about. */
export async function failAttempt(
  ctx: SettleContext,
  channel: Channel,
  order: StoredOrder,
  { outcome: state, code: decline_code = null }: { outcome: 'declined' | 'refused'; code?: string | null },
): Promise<StoredOrder> {
  const facts = { state: 'declined', amount: 0, refunded: 0, dispute: 'none' } as const
  const settled = settlePayment(facts, order.expires_at, ctx.now())
  const nothing = {
    confirmation: null,
    refs: {},
    tried: { decline_code },
    paid: [],
    disputes: [],
    plan: null,
  }
  return (await writeSettled(ctx, channel, order, { settled, state, ...nothing })) ?? order
}
