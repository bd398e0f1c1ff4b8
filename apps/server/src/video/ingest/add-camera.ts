import { insertEventMedia, recordEventChanges } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { insertVideo } from '../videos/index.ts'
import { insertCamera } from './camera-store.ts'
import { createStreamKey } from './stream-key.ts'

/** A way in for an encoder; an event may have several. */
export async function addCamera(
  ctx: Pick<Context, 'now' | 'sealer'> & { db: Db | Tx },
  channelId: number,
  eventId: number,
  name: string,
): Promise<{ video_id: number; stream_key: string }> {
  const { key, row } = createStreamKey(ctx)
  return ctx.db.transaction(async tx => {
    const now = ctx.now()
    const video_id = await insertVideo(tx, channelId, { kind: 'live', now })
    if ((await insertEventMedia(tx, channelId, eventId, { type: 'live', name, video_id })) === null)
      throw new CallError('not_found')
    await insertCamera(tx, channelId, { ...row, video_id, event_id: eventId, state_since: now })
    await recordEventChanges(tx, channelId, [eventId], now)
    return { video_id, stream_key: key }
  })
}
