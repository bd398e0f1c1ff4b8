import type { calls, Reply } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { getPaymentAccount } from './get-payment-account.ts'

export function describeForm(
  ctx: Pick<Context, 'payments'>,
  channel: Channel,
): Reply<typeof calls.createSetupIntent>['form'] {
  const { publishableKey, connectedAccount, sandboxUrl } = getPaymentAccount(ctx, channel)
  return { publishable_key: publishableKey, account: connectedAccount, sandbox_url: sandboxUrl }
}
