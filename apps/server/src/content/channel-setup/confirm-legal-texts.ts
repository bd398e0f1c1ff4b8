import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { countSetup, markLegalSeen } from './channel-setup-store.ts'
import { legalPages } from './legal-texts.ts'

/** Only what can be read can be right. */
export async function confirmLegalTexts(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, ip }: OperatorCall,
): Promise<{ success: true }> {
  const now = ctx.now()
  const { legal } = await countSetup(ctx.db, channel.id, now)
  if (legal < legalPages.length) throw new CallError('conflict')
  await markLegalSeen(ctx.db, channel.id, now)
  await recordChannelAction(ctx, { channel, session, ip }, { action: 'confirm_legal_texts', details: {} })
  return { success: true }
}
