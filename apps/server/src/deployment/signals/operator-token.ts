import type { Context } from '../../context/context.ts'
import type { MediaGrant } from '../../context/media-tokens.ts'

/** In the place of a player: it counts for nobody. */
const looker = 'operator'.padEnd(16, '0')
const stepMs = 5 * 60_000

/** The one that opens it may see what is held back from viewers. */
export const isOperatorGrant = ({ playbackId }: Pick<MediaGrant, 'playbackId'>): boolean =>
  playbackId === looker

/** The same for some minutes, so that a request every few seconds gets one address. Valid for five to ten. */
export function writeOperatorToken(
  { now, mediaTokens }: Pick<Context, 'now' | 'mediaTokens'>,
  channelId: number,
  videoId: number,
): string {
  const step = Math.floor(now().getTime() / stepMs)
  const expiresAt = new Date((step + 2) * stepMs)
  return mediaTokens.write({ channelId, videoId, scope: null, playbackId: looker, device: null, expiresAt })
}
