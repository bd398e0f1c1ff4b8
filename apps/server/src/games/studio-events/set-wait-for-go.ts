import type { Body, studioCalls } from '@grandstand/contract'
import { setWaitsForGo } from '../../catalogue/events/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'

/** What a camera sends already is held back, or shown, within a second or two. */
export async function setWaitForGo(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, body, ip }: OperatorCallById & { body: Body<typeof studioCalls.setWaitForGo> },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const choice = { waits_for_go: body.waits_for_go, now: ctx.now() }
    if (!(await setWaitsForGo(tx, channel.id, params.id, choice))) throw new CallError('not_found')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'set_wait_for_go', target: { type: 'event', id: params.id } },
    )
  })
  return { success: true }
}
