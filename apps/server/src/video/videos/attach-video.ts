import { insertEventMedia } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import type { OwnerRef } from './files/file-owner.ts'
import { findTeaserVideo, setOwnVideo } from './owner-store.ts'
import { removeVideo } from './remove-video.ts'
import { listEventsOf } from './video-store.ts'

/** An event may have several videos; of a teaser, an item of the library, a preroll and a slide there is one, and a new one takes its place. */
export async function attachVideo(
  ctx: Pick<Context, 'now' | 'jobs'>,
  tx: Tx,
  channelId: number,
  { owner, id }: OwnerRef,
  { videoId, name }: { videoId: number; name: string },
): Promise<void> {
  if (owner === 'event' || owner === 'teaser') {
    const before = owner === 'teaser' ? await findTeaserVideo(tx, channelId, id) : null
    const type = owner === 'teaser' ? 'preview_alt' : 'vod'
    if ((await insertEventMedia(tx, channelId, id, { type, name, video_id: videoId })) === null)
      throw new Error('The event of the file is gone')
    if (before !== null) await removeVideo(ctx, tx, channelId, before)
    return
  }
  const before = await setOwnVideo(tx, channelId, owner, id, videoId)
  // A game's replay may be in the library as well: it belongs to the game.
  if (before !== null && (await listEventsOf(tx, channelId, before)).length === 0)
    await removeVideo(ctx, tx, channelId, before)
}
