import type { Context } from '../../context/context.ts'
import { listDownloaded } from './download-store.ts'
import { monthOf } from './month-of.ts'

/** Of this month. */
export async function countDownloads(
  ctx: Pick<Context, 'db' | 'now'>,
  channelId: number,
  userId: number | null,
): Promise<number> {
  if (userId === null) return 0
  return (await listDownloaded(ctx.db, channelId, userId, monthOf(ctx.now()))).length
}
