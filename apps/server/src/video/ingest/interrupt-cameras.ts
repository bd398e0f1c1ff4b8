import { recordEventChanges } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import { hasLostCameras, interruptLost } from './camera-store.ts'

/**
 * What a process that is gone left as live is interrupted, and viewers hear of it. `nodeId` is for a start: what was its
 * own was of a process that it has followed.
 */
export async function interruptCameras(
  ctx: Pick<Context, 'db' | 'now'>,
  nodeId: string | null = null,
): Promise<void> {
  // Most seconds nobody is gone, which one question tells.
  if (nodeId === null && !(await hasLostCameras(ctx.db))) return
  await ctx.db.transaction(async tx => {
    const now = ctx.now()
    const cameras = await interruptLost(tx, { nodeId, now })
    for (const [channelId, ofChannel] of Map.groupBy(cameras, camera => camera.channel_id)) {
      const eventIds = new Set(ofChannel.map(camera => camera.event_id))
      await recordEventChanges(tx, channelId, [...eventIds], now)
    }
  })
}
