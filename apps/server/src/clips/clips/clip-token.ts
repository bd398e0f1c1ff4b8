import type { MediaScope } from '@grandstand/media'
import type { Context } from '../../context/context.ts'

/** In the place of a player, which they have none of: who looks at a clip that others may not see. */
export const clipLookers = { owner: '0'.repeat(16), operator: 'operator'.padEnd(16, '0') } as const

interface Look {
  channelId: number
  videoId: number
  scope?: MediaScope | null
  looker: keyof typeof clipLookers
  lifeMs: number
}

export function writeClipToken(
  ctx: Pick<Context, 'now' | 'mediaTokens'>,
  { channelId, videoId, scope = null, looker, lifeMs }: Look,
): string {
  return ctx.mediaTokens.write({
    channelId,
    videoId,
    scope,
    playbackId: clipLookers[looker],
    device: null,
    expiresAt: new Date(ctx.now().getTime() + lifeMs),
  })
}
