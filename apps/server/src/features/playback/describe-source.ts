import type { Context } from '../../context.ts'

/** Every player renews in half the time that its token lives, so that one lost request stops no game. */
const renewSeconds = 30
/** Short: who may no longer watch is out within a minute, wherever the video comes from. */
const tokenLifeMs = 60_000

export function describeSource(
  ctx: Pick<Context, 'now' | 'mediaTokens'>,
  playback: { id: string; channel_id: number; event_media_id: number },
  embeddedUrl: string | null,
) {
  const expiresAt = new Date(ctx.now().getTime() + tokenLifeMs)
  const token = ctx.mediaTokens.write({
    channelId: playback.channel_id,
    eventMediaId: playback.event_media_id,
    playbackId: playback.id,
    expiresAt,
  })
  return {
    playback_id: playback.id,
    event_media_id: playback.event_media_id,
    url: embeddedUrl ?? `/media/${token}/index.m3u8`,
    is_embedded: embeddedUrl !== null,
    expires_at: expiresAt.toISOString(),
    renew_seconds: renewSeconds,
  }
}
