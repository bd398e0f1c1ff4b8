import { legalPages } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findPromise, listLegalPages, markLegalSeen } from './channel-setup-store.ts'

/** Only what can be read can be right, and what nobody has promised cannot be kept. */
export async function confirmLegalTexts(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, ip }: OperatorCall,
): Promise<{ success: true }> {
  const now = ctx.now()
  const shown = (await listLegalPages(ctx.db, channel.id)).filter(({ hidden }) => !hidden)
  if (shown.length < legalPages.length || (await findPromise(ctx.db, channel.id)) === null)
    throw new CallError('conflict')
  await markLegalSeen(ctx.db, channel.id, now)
  await recordChannelAction(ctx, { channel, session, ip }, { action: 'confirm_legal_texts', details: {} })
  return { success: true }
}
