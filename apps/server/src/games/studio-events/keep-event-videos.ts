import type { Body, studioCalls } from '@grandstand/contract'
import { findDeskEvent } from '../../catalogue/events/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { keepVideosOf } from '../../video/videos/index.ts'

/** Longer or shorter than the channel keeps its videos; never until a day that is over, which would remove them. */
export async function keepEventVideos(
  ctx: Pick<Context, 'db' | 'now'>,
  {
    channel,
    session,
    params,
    body,
    ip,
  }: OperatorCallById & { body: Body<typeof studioCalls.keepEventVideos> },
): Promise<{ success: true }> {
  const until = body.keep_until === null ? null : new Date(body.keep_until)
  if (until && until <= ctx.now())
    throw new CallError('invalid_request', { fields: { keep_until: 'must be in the future' } })
  await ctx.db.transaction(async tx => {
    const event = await findDeskEvent(tx, params.id)
    if (event?.channel_id !== channel.id) throw new CallError('not_found')
    if ((await keepVideosOf(tx, channel.id, event.id, until)) === 0) throw new CallError('conflict')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'keep_videos',
        target: { type: 'event', id: event.id },
        ...(until && { details: { until: until.toISOString() } }),
      },
    )
  })
  return { success: true }
}
