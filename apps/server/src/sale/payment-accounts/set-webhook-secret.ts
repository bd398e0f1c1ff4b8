import type { Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { getPaymentAccount, keepEndpointByHand } from '../payments/index.ts'

/** Of an endpoint that an operator has made at the provider, where the key may make none. */
export async function setWebhookSecret(
  ctx: Pick<Context, 'db' | 'now' | 'payments' | 'sealer' | 'publicUrl'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.setWebhookSecret> },
): Promise<{ success: true }> {
  const account = getPaymentAccount(ctx, channel)
  if (account.source !== 'studio') throw new CallError('conflict')
  await keepEndpointByHand(ctx, channel, account, body.secret)
  await recordChannelAction(ctx, { channel, session, ip }, { action: 'set_webhook_secret' })
  return { success: true }
}
