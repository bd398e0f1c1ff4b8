import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { isGeoBlocked } from '../geo/index.ts'
import { cutName, publicKey, stillName } from './clip-address.ts'
import { type ClipRow, findAnyClip } from './clip-store.ts'
import { clipLookers } from './clip-token.ts'
import { isPlayableBy } from './get-seen-clip.ts'

/**
 * The clip of an address, for who holds its key; asked on each request, so that what is revoked, hidden or made anew is gone at
 * once. A token of its owner or of an operator opens the picture alone: the file is a download.
 */
export async function openClipFile(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'channels' | 'mediaTokens'>,
  { id, key, name, ip }: { id: number; key: string; name: string; ip: string },
): Promise<{ clip: ClipRow; channel: Channel }> {
  const clip = await findAnyClip(ctx.db, id)
  const channel = clip && (await ctx.channels.findById(clip.channel_id))
  if (!clip || !channel || clip.status !== 'ready') throw new CallError('not_found')
  const isFile = name === cutName(clip.cut)
  if (!isFile && name !== stillName(clip.cut)) throw new CallError('not_found')
  const isOpen = isPlayableBy(clip, null, key === publicKey ? null : key)
  if (!isOpen && (isFile || !opensPicture(ctx, clip, key))) throw new CallError('not_found')
  if (isGeoBlocked(ctx, { channel, ip })) throw new CallError('geo_blocked')
  return { clip, channel }
}

function opensPicture(
  ctx: Pick<Context, 'now' | 'mediaTokens'>,
  { channel_id, video_id, moderation }: ClipRow,
  key: string,
): boolean {
  const grant = ctx.mediaTokens.read(key)
  if (grant?.channelId !== channel_id || grant.videoId !== video_id || grant.expiresAt <= ctx.now())
    return false
  return moderation !== 'hidden' || grant.playbackId === clipLookers.operator
}
