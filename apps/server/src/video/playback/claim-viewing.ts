import type { Context } from '../../context/context.ts'
import { findPlayback } from './playback-store.ts'
import { keepView } from './view-store.ts'

interface ToldViewing {
  playback_id: string
  view_id: string
  event_id: number | null
  vod_media_item_id: number | null
  clip_id: number | null
}

/**
 * The player of a viewing that a browser tells; null where the server opened none for the same video. A player counts for the
 * first viewing that names it, so that one player is one viewer, whichever process takes its rows.
 */
export async function claimViewing(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  told: ToldViewing,
): Promise<{ event_media_id: number | null } | null> {
  const playback = await findPlayback(ctx.db, channelId, told.playback_id)
  const isSame =
    playback?.event_id === told.event_id &&
    playback.vod_media_item_id === told.vod_media_item_id &&
    playback.clip_id === told.clip_id
  if (!playback || !isSame) return null
  const isIts =
    playback.view_id === null
      ? await keepView(ctx.db, channelId, told.playback_id, told.view_id)
      : playback.view_id === told.view_id
  return isIts ? { event_media_id: playback.event_media_id } : null
}
