import { requireRole } from '../../call/studio-route.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { kinds, readSettings } from '../channel-code/index.ts'
import { refuseLocked } from './change-draft.ts'
import { deleteDraft, listChanges, lockDraft } from './content-store.ts'

/** By somebody who may change everything in it. */
export function discardContent(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, ip }: OperatorCall,
): Promise<{ success: true }> {
  return ctx.db.transaction(async tx => {
    await lockDraft(tx, channel.id)
    refuseLocked(await readSettings(tx, channel.id))
    const rows = await listChanges(tx, channel.id)
    for (const { kind } of rows) requireRole(session.operator, kinds[kind].by)
    await deleteDraft(tx, channel.id)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'undo_content', details: { changes: rows.length } },
    )
    return { success: true }
  })
}
