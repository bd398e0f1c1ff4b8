import { sourceRung } from '@grandstand/media'
import type { Context } from '../../context/context.ts'
import { recordEventChanges } from '../events/index.ts'
import { listInputsOfFinished, setInputState, setMediaType } from './live-input-store.ts'
import { listRungNames } from './live-rung-store.ts'

/** What was live of an event that is over becomes its replay. */
export async function endInputs(
  ctx: Pick<Context, 'db' | 'now' | 'recordings' | 'publishers'>,
): Promise<void> {
  for (const { channel_id, event_id, event_media_id } of await listInputsOfFinished(ctx.db)) {
    await ctx.publishers.disconnect(event_media_id)
    const rungs = await listRungNames(ctx.db, channel_id, event_media_id)
    for (const rung of new Set([sourceRung, ...rungs]))
      await ctx.recordings.end(channel_id, event_media_id, rung)
    await ctx.db.transaction(async tx => {
      const now = ctx.now()
      await setInputState(tx, channel_id, event_media_id, 'ended', now)
      await setMediaType(tx, channel_id, event_media_id, 'vod')
      await recordEventChanges(tx, channel_id, [event_id], now)
    })
  }
}
