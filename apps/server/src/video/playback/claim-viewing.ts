import { and, eq, isNull, or } from 'drizzle-orm'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connection.ts'
import { playbacks } from '../../db/tables.ts'
import { findPlayback } from './playback-store.ts'

interface ToldViewing {
  playback_id: string
  view_id: string
  event_id: number | null
  vod_media_item_id: number | null
  clip_id: number | null
}

/**
 * Whether a viewing that a browser tells is of a player that the server opened for the same video. A player counts for the
 * first viewing that names it, so that one player is one viewer, whichever process takes its rows.
 */
export async function claimViewing(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  told: ToldViewing,
): Promise<boolean> {
  const playback = await findPlayback(ctx.db, channelId, told.playback_id)
  const isSame =
    playback?.event_id === told.event_id &&
    playback.vod_media_item_id === told.vod_media_item_id &&
    playback.clip_id === told.clip_id
  if (!isSame) return false
  if (playback.view_id !== null) return playback.view_id === told.view_id
  return setView(ctx.db, channelId, told)
}

async function setView(db: Db, channelId: number, { playback_id, view_id }: ToldViewing): Promise<boolean> {
  const rows = await db
    .update(playbacks)
    .set({ view_id })
    .where(
      and(
        eq(playbacks.channel_id, channelId),
        eq(playbacks.id, playback_id),
        or(isNull(playbacks.view_id), eq(playbacks.view_id, view_id)),
      ),
    )
    .returning({ id: playbacks.id })
  return rows.length === 1
}
