import type { Context } from '../../context/context.ts'
import { type OpenCamera, setCameraProblem } from './camera-store.ts'

/** Whichever process gave a camera a new key: the encoder that came with the old one is cut off where it sends to. */
export async function cutOffRotated(
  ctx: Pick<Context, 'db' | 'now' | 'cameras' | 'log'>,
  open: readonly OpenCamera[],
): Promise<void> {
  for (const { channel_id, video_id, key_hash, state } of open) {
    if (state === 'interrupted') continue
    const used = ctx.cameras.keyOf(video_id)
    if (used === undefined || used === key_hash) continue
    await ctx.cameras.disconnect(video_id)
    ctx.log.warn({ video_id }, 'An encoder was cut off because its stream key was rotated')
    await setCameraProblem(ctx.db, channel_id, video_id, { code: 'key_rotated', detail: null }, ctx.now())
  }
}
