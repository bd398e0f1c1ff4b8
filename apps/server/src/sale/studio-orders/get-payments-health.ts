import type { PaymentsHealthReport } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { reportPaymentsHealth } from './report-payments-health.ts'

export async function getPaymentsHealth(
  ctx: Pick<Context, 'db' | 'now' | 'payments'>,
  { channel }: { channel: Channel },
): Promise<PaymentsHealthReport> {
  const is_sandbox = ctx.payments.find(channel)?.sandboxUrl != null
  return { is_sandbox, ...(await reportPaymentsHealth(ctx, channel)) }
}
