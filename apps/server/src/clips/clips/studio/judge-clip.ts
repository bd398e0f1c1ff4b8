import type { AuditAction, Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../../channel/audit/index.ts'
import type { Context } from '../../../context/context.ts'
import type { OperatorCallById } from '../../../context/operator-session.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { endClipPlayers } from '../../../video/playback/index.ts'
import { updateClip } from '../clip-store.ts'
import { tellOwner } from '../making/tell-owner.ts'
import { lockOthersClip, settleReports } from './clip-queue-store.ts'

/** Answers its reports, unless it is to wait again. To hide needs no look; to approve does, at what the clip is now. */
export async function judgeClip(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, body, ip }: OperatorCallById & { body: Body<typeof studioCalls.judgeClip> },
): Promise<{ success: true }> {
  const { verdict } = body
  await ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    const clip = await lockOthersClip(tx, channel.id, params.id)
    if (!clip) throw new CallError('not_found')
    const isSeen = clip.cut === body.cut && clip.name === body.name
    if (verdict === 'approved' && !isSeen) throw new CallError('conflict')
    const settled = verdict === 'waiting' ? 0 : await settleReports(tx, channel.id, clip.id, ctx.now())
    // The same again.
    if (clip.moderation === verdict && settled === 0) return
    const judged = await updateClip(tx, channel.id, clip.id, { moderation: verdict })
    if (verdict !== 'approved') await endClipPlayers(tx, channel.id, [clip.id])
    if (judged) await tellOwner(tx, judged)
    const actions: Record<typeof verdict, AuditAction> = {
      approved: clip.moderation === 'hidden' ? 'show_clip' : 'approve_clip',
      hidden: 'hide_clip',
      waiting: 'queue_clip',
    }
    await recordChannelAction(
      own,
      { channel, session, ip },
      {
        action: actions[verdict],
        target: { type: 'clip', id: clip.id },
        details: {
          ...(clip.user_id === null ? {} : { user_id: clip.user_id }),
          event_id: clip.event_id,
          reports: settled,
        },
      },
    )
  })
  return { success: true }
}
