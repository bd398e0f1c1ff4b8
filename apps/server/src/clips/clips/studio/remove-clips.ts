import type { AuditAction, AuditTarget } from '@grandstand/contract'
import { findUserRow } from '../../../accounts/users/index.ts'
import { listEventStamps } from '../../../catalogue/events/index.ts'
import { recordChannelAction } from '../../../channel/audit/index.ts'
import type { Context } from '../../../context/context.ts'
import type { OperatorCallById } from '../../../context/operator-session.ts'
import type { Tx } from '../../../db/connection.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { removeClip, removeClipsOf } from '../remove-clip.ts'
import { lockOthersClip } from './clip-queue-store.ts'

type Ctx = Pick<Context, 'db' | 'jobs' | 'now'>

export async function removeStudioClip(ctx: Ctx, asked: OperatorCallById): Promise<{ success: true }> {
  const { channel, params } = asked
  await audited(ctx, asked, { action: 'remove_clip', type: 'clip' }, async tx => {
    const clip = await lockOthersClip(tx, channel.id, params.id)
    if (!clip) throw new CallError('not_found')
    await removeClip(ctx, tx, clip)
    return 1
  })
  return { success: true }
}

/** With those that they keep for themselves. */
export async function removeUserClips(ctx: Ctx, asked: OperatorCallById): Promise<{ removed: number }> {
  const { channel, params } = asked
  const removed = await audited(ctx, asked, { action: 'remove_clips_of_user', type: 'user' }, async tx => {
    if (!(await findUserRow(tx, channel.id, params.id))) throw new CallError('not_found')
    return removeClipsOf(ctx, tx, channel.id, { user_id: params.id })
  })
  return { removed }
}

export async function removeEventClips(ctx: Ctx, asked: OperatorCallById): Promise<{ removed: number }> {
  const { channel, params } = asked
  const removed = await audited(ctx, asked, { action: 'remove_clips_of_event', type: 'event' }, async tx => {
    if ((await listEventStamps(tx, channel.id, [params.id])).length === 0) throw new CallError('not_found')
    return removeClipsOf(ctx, tx, channel.id, { event_id: params.id })
  })
  return { removed }
}

function audited(
  ctx: Ctx,
  { channel, session, params, ip }: OperatorCallById,
  { action, type }: { action: AuditAction; type: AuditTarget },
  remove: (tx: Tx) => Promise<number>,
): Promise<number> {
  return ctx.db.transaction(async tx => {
    const removed = await remove(tx)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action, target: { type, id: params.id }, details: { removed } },
    )
    return removed
  })
}
