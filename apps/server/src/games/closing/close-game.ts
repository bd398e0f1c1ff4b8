import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { drawStill } from '../../video/videos/index.ts'
import { canClose } from './can-close.ts'
import { listReplays } from './closing-facts-store.ts'
import { findClosing, keepClosing, lockClosingGame } from './closing-store.ts'
import type { ClosingContext } from './describe-closing.ts'
import { mailClosing } from './mail-closing.ts'

/** Closing a closed game changes nothing: the first name stays. */
export async function closeGame(
  ctx: ClosingContext & Pick<Context, 'jobs' | 'sealer' | 'publicUrl'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const game = await lockClosingGame(tx, channel.id, params.id)
    if (!game || game.is_private) throw new CallError('not_found')
    if (!canClose(game)) throw new CallError('conflict')
    const before = await findClosing(tx, channel.id, params.id)
    if (before?.closed_at) return
    const by = session.operator.name || session.operator.email
    await keepClosing(tx, channel.id, params.id, { by, now: ctx.now() })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'close_game', target: { type: 'event', id: params.id } },
    )
    // Its scores count from now on, and with them its best moment.
    for (const { id: video_id, site } of await listReplays(tx, channel.id, params.id))
      await ctx.jobs.add(tx, drawStill, { channel_id: channel.id, video_id }, site)
    if (!before) await mailClosing(ctx, tx, channel, { id: params.id, by })
  })
  return { success: true }
}
