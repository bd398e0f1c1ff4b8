import { lockEvent, recordEventChanges, setPaused } from '../../catalogue/events/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'

type Ctx = Pick<Context, 'db' | 'now'>

/** Viewers of a live event see a card; the cameras go on for the crew. */
export const pauseEvent = (ctx: Ctx, asked: OperatorCallById) => change(ctx, asked, true)

export const resumeEvent = (ctx: Ctx, asked: OperatorCallById) => change(ctx, asked, false)

async function change(
  ctx: Ctx,
  { channel, session, params, ip }: OperatorCallById,
  isPaused: boolean,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const now = ctx.now()
    const paused_at = isPaused ? now : null
    if (!(await lockEvent(tx, channel.id, params.id))) throw new CallError('not_found')
    if (!(await setPaused(tx, channel.id, params.id, { paused_at, now }))) throw new CallError('conflict')
    await recordEventChanges(tx, channel.id, [params.id], now)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: isPaused ? 'pause_event' : 'resume_event', target: { type: 'event', id: params.id } },
    )
  })
  return { success: true }
}
