import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../context/context.ts'
import type { TakenLease } from '../../context/leases.ts'
import type { CameraRow } from './camera-store.ts'
import { findLease } from './lease-store.ts'

/** Longer than a lease, and shorter than an unaccepted connection may last. */
const patienceMs = 6_000
const lookAgainMs = 200

/**
 * Takes the camera. Where another process has it, this one waits: an owner that lives renews its lease within a second or
 * two, and one that is gone loses it, so that its encoder need not come twice. Null: the owner lives.
 */
export async function takeFromOthers(
  ctx: Pick<Context, 'db' | 'leases'>,
  { channel_id, video_id }: Pick<CameraRow, 'channel_id' | 'video_id'>,
  onLost: (videoId: number) => void,
): Promise<TakenLease | null> {
  const taken = await ctx.leases.take(channel_id, video_id, onLost)
  if (taken) return taken
  const first = await findLease(ctx.db, channel_id, video_id)
  const untilMs = performance.now() + patienceMs
  while (performance.now() < untilMs) {
    await sleep(lookAgainMs)
    const lease = await findLease(ctx.db, channel_id, video_id)
    if (lease?.is_free) {
      const late = await ctx.leases.take(channel_id, video_id, onLost)
      if (late) return late
    } else if (lease?.epoch !== first?.epoch || lease?.until?.getTime() !== first?.until?.getTime())
      return null
  }
  return null
}
