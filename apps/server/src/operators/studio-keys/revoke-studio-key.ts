import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { revokeStudioKeyRow } from './studio-key-store.ts'

export async function revokeStudioKey(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const row = await revokeStudioKeyRow(tx, channel.id, params.id, ctx.now())
    if (!row) throw new CallError('not_found')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'revoke_studio_key',
        target: { type: 'studio_key', id: row.id },
        details: { name: row.name },
      },
    )
  })
  return { success: true }
}
