import type { Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import { dateClipsOf } from '../../clips/clips/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { setFilmedAt } from '../../video/nodes/index.ts'
import { drawStill } from '../../video/videos/index.ts'
import { findKickOff, listReplays } from './closing-facts-store.ts'

/** Dates a replay that no camera dated, with the clips that were cut out of it, so that they have the score of their moments. */
export async function setKickOff(
  ctx: Pick<Context, 'db' | 'now' | 'jobs'>,
  {
    channel,
    session,
    params,
    body,
    ip,
  }: OperatorCallById & { params: { video: number }; body: Body<typeof studioCalls.setKickOff> },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const rows = await listReplays(tx, channel.id, params.id)
    const video = rows.find(({ id }) => id === params.video)
    if (!video) throw new CallError('not_found')
    if (video.dated_by === 'camera' || video.state !== 'ready') throw new CallError('conflict')
    const kickOff = await findKickOff(tx, channel.id, params.id)
    const filmedAt = body.at_ms === null ? null : new Date(kickOff.getTime() - body.at_ms)
    await setFilmedAt(tx, channel.id, video.id, filmedAt)
    await dateClipsOf(tx, channel.id, video.id, filmedAt)
    // Another moment may be the best one now.
    await ctx.jobs.add(tx, drawStill, { channel_id: channel.id, video_id: video.id }, video.site)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'set_kick_off', target: { type: 'event', id: params.id } },
    )
  })
  return { success: true }
}
