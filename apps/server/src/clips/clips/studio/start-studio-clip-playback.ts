import type { Reply, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../../context/channel.ts'
import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { chooseClipSource } from '../../../video/playback/index.ts'
import { writeClipToken } from '../clip-token.ts'
import { findOthersClip } from './clip-queue-store.ts'

/** Long enough to look twice at the longest, and nobody renews it. */
const lifeMs = 15 * 60_000

export async function startStudioClipPlayback(
  ctx: Pick<Context, 'db' | 'now' | 'videoNodes' | 'mediaTokens'>,
  { channel, params }: { channel: Channel; params: { id: number } },
): Promise<Reply<typeof studioCalls.startStudioClipPlayback>> {
  const clip = await findOthersClip(ctx.db, channel.id, params.id)
  if (!clip) throw new CallError('not_found')
  const { source, range, rung } = chooseClipSource(clip)
  if (source.videoId === null) throw new CallError('nothing_to_play')
  const measured = await ctx.videoNodes.measure(channel.id, source.videoId, { rung, ...range })
  if (!measured || measured.firstSeconds === null) throw new CallError('nothing_to_play')
  const { videoId, scope = null } = source
  const token = writeClipToken(ctx, { channelId: channel.id, videoId, scope, looker: 'operator', lifeMs })
  return {
    url: `/media/${token}/${rung}/index.m3u8`,
    from_seconds: range.fromSeconds - measured.firstSeconds,
    to_seconds: Math.min(range.toSeconds, measured.endSeconds) - measured.firstSeconds,
  }
}
