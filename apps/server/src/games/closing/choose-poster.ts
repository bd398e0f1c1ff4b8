import type { Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { drawPoster, setPosterProblem } from '../../video/videos/index.ts'
import { listReplays } from './closing-facts-store.ts'

/** It is drawn where the video's files are, and then represents the replay everywhere. */
export async function choosePoster(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'ffmpeg'>,
  {
    channel,
    session,
    params,
    body,
    ip,
  }: OperatorCallById & { params: { video: number }; body: Body<typeof studioCalls.choosePoster> },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const rows = await listReplays(tx, channel.id, params.id)
    const video = rows.find(({ id }) => id === params.video)
    if (!video) throw new CallError('not_found')
    if (video.state !== 'ready') throw new CallError('conflict')
    const payload = { channel_id: channel.id, video_id: video.id, at_ms: body.at_ms }
    await setPosterProblem(tx, channel.id, video.id, null)
    await ctx.jobs.add(tx, drawPoster, payload, video.site)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'choose_poster', target: { type: 'event', id: params.id } },
    )
  })
  return { success: true }
}
