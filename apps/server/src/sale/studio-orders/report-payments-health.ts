import type { PaymentsHealthReport } from '@grandstand/contract'
import { checkPaymentsHealth, unsettledMs } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countTroubledOrders, countTroubledRefunds, findPaymentMoments } from './payments-health-store.ts'

const toldMs = 30 * 86_400_000

export async function reportPaymentsHealth(
  ctx: Pick<Context, 'db' | 'now'>,
  channel: Channel,
): Promise<Omit<PaymentsHealthReport, 'is_sandbox'>> {
  const now = ctx.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const [moments, troubled, refunds] = await Promise.all([
    findPaymentMoments(ctx.db, channel.id),
    countTroubledOrders(ctx.db, channel.id, ago(unsettledMs)),
    countTroubledRefunds(ctx.db, channel.id, { before: ago(unsettledMs), since: ago(toldMs) }),
  ])
  return {
    last_webhook_at: moments.lastWebhookAt?.toISOString() ?? null,
    last_payment_at: moments.lastPaymentAt?.toISOString() ?? null,
    ...troubled,
    waiting_refunds: refunds.waitingRefunds,
    given_up_refunds: refunds.givenUpRefunds,
    problems: checkPaymentsHealth({ ...moments, ...troubled, ...refunds }, now),
  }
}
