import type { Context } from '../../context.ts'
import { listLiveKeys } from './live-input-store.ts'

/** Whichever process gave a camera a new key: the encoder that came with the old one is cut off where it sends to. */
export async function cutOffRotated(ctx: Pick<Context, 'db' | 'publishers'>): Promise<void> {
  for (const { event_media_id, key_hash } of await listLiveKeys(ctx.db)) {
    const used = ctx.publishers.keyOf(event_media_id)
    if (used !== undefined && used !== key_hash) await ctx.publishers.disconnect(event_media_id)
  }
}
