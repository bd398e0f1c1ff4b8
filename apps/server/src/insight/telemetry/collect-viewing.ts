import type { calls } from '@grandstand/contract'
import { claimViewing } from '../../video/playback/index.ts'
import { type CollectContext, type Collected, done } from './collected.ts'
import { describeSender, describeWatched } from './describe-sender.ts'

export async function collectViewing(
  ctx: CollectContext,
  { channel, body }: Collected<typeof calls.sendVideoViewing>,
) {
  const { from_seconds, to_seconds, playing_ms = 0, stalled_ms = 0, stalls = 0 } = body
  const { delay_ms = null, height = null, is_hidden = false, is_last = false } = body
  const sender = describeSender(channel, ctx.now(), body)
  const watched = describeWatched(body)
  const { playback_id, view_id } = body
  // Unsaid to the sender: who makes rows up learns nothing from it.
  const player =
    playback_id === undefined
      ? null
      : await claimViewing(ctx, channel.id, { playback_id, view_id, ...watched })
  if (!player) return done
  await ctx.telemetry.keep('video_viewings', {
    ...sender,
    ...watched,
    event_media_id: player.event_media_id,
    from_seconds,
    to_seconds,
    playing_ms,
    stalled_ms,
    stalls,
    delay_ms,
    height,
    is_hidden,
    is_last,
  })
  return done
}
