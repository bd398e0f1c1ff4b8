import type { Context } from '../../context.ts'
import { recordEventChanges } from '../events/index.ts'
import { type LiveInputRow, type LiveState, setInputState } from './live-input-store.ts'

/** Open pages hear of it: whether a live game's picture comes depends on what its encoders do. */
export async function keepInputState(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel_id, event_id, event_media_id }: Pick<LiveInputRow, 'channel_id' | 'event_id' | 'event_media_id'>,
  state: LiveState,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    const now = ctx.now()
    await setInputState(tx, channel_id, event_media_id, state, now)
    await recordEventChanges(tx, channel_id, [event_id], now)
  })
}
