import { type MediaScope, sourceRung } from '@grandstand/media'
import type { Context } from '../../context/context.ts'

export type PlayableSource =
  /** A player of another site. */
  { videoId: null; embeddedUrl: string } | RecordedSource
/** With the sizes that can be played now; all of it, or a stretch. */
export interface RecordedSource {
  videoId: number
  rungs: readonly string[]
  scope?: MediaScope | null
}

/**
 * The address says which kind of playlist it is, and stays of that kind: of one size the list of its segments, which saves
 * players a round trip, of several the list of sizes. `base` is where all else of the video is. `device` is the mark of
 * the only browser that it opens in, or `cast` for a television.
 */
export function describeSource(
  ctx: Pick<Context, 'now' | 'mediaTokens' | 'playerTimes'>,
  playback: { id: string; channel_id: number; event_media_id: number | null; ends_at: Date | null },
  playable: PlayableSource,
  device: string | null,
) {
  const expiresAt = expiryOf(ctx, playback, ctx.now())
  const source = {
    playback_id: playback.id,
    event_media_id: playback.event_media_id,
    is_embedded: playable.videoId === null,
    expires_at: expiresAt.toISOString(),
    renew_seconds: ctx.playerTimes.renewSeconds,
  }
  if (playable.videoId === null) return { source: { ...source, url: playable.embeddedUrl }, base: null }
  const { videoId, rungs, scope = null } = playable
  const token = ctx.mediaTokens.write({
    channelId: playback.channel_id,
    videoId,
    scope,
    playbackId: playback.id,
    device,
    expiresAt,
  })
  const base = `/media/${token}/`
  const [only = sourceRung] = rungs
  const url = base + (rungs.length > 1 ? 'index.m3u8' : `${only}/index.m3u8`)
  return { source: { ...source, url }, base }
}

/** Until when an address opens that was given or kept at this time. */
export function expiryOf(
  { playerTimes }: Pick<Context, 'playerTimes'>,
  { ends_at }: { ends_at: Date | null },
  at: Date,
): Date {
  const expiresAt = new Date(at.getTime() + playerTimes.tokenLifeMs)
  return ends_at !== null && ends_at < expiresAt ? ends_at : expiresAt
}

/** No address: what it had opens nothing more. */
export function describeLeft(
  ctx: Pick<Context, 'now' | 'playerTimes'>,
  { id, event_media_id, video_id }: { id: string; event_media_id: number | null; video_id: number | null },
) {
  return {
    playback_id: id,
    event_media_id,
    is_embedded: video_id === null,
    expires_at: ctx.now().toISOString(),
    renew_seconds: ctx.playerTimes.renewSeconds,
    url: null,
  }
}
