import { isGeoBlocked } from '../../channel/geo/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { cardName, publicKey, stillName } from './clip-address.ts'
import { type ClipRow, findAnyClip } from './clip-store.ts'
import { clipLookers } from './clip-token.ts'
import { findReadyForm } from './find-ready-form.ts'
import { isPlayableBy } from './get-seen-clip.ts'

/**
 * The clip of an address, for anyone who holds its key. Each request checks it, so a revoked, hidden or recut clip is gone
 * at once. A token of its owner or of an operator opens only the picture: the file is a download.
 */
export async function openClipFile(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'channels' | 'mediaTokens'>,
  { id, key, name, ip }: { id: number; key: string; name: string; ip: string },
): Promise<{ clip: ClipRow; channel: Channel }> {
  const clip = await findAnyClip(ctx.db, id)
  const channel = clip && (await ctx.channels.findById(clip.channel_id))
  if (!clip || !channel) throw new CallError('not_found')
  const isFile = name.endsWith('.mp4')
  if (!(await isThere(ctx, clip, name))) throw new CallError('not_found')
  const isOpen = isPlayableBy(clip, null, key === publicKey ? null : key)
  if (!isOpen && (isFile || !opensPicture(ctx, clip, key))) throw new CallError('not_found')
  if (isGeoBlocked(ctx, { channel, ip })) throw new CallError('geo_blocked')
  return { clip, channel }
}

/** Includes the upright form while the clip's own file is recut, as when it is shared. */
async function isThere(ctx: Pick<Context, 'db'>, clip: ClipRow, name: string): Promise<boolean> {
  const pictures = [stillName(clip.cut), cardName(clip.cut, 'wide'), cardName(clip.cut, 'square')]
  if (pictures.includes(name)) return clip.status === 'ready'
  return name === (await findReadyForm(ctx, clip, name.startsWith('vertical-') ? 'vertical' : 'wide'))
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
