import type { Context } from '../../context/context.ts'
import { monthOf } from '../../runtime/month-of.ts'
import { listDownloadedClips } from './clip-download-store.ts'
import { listDownloaded } from './download-store.ts'

/** Of this month, games and clips. */
export async function countDownloads(
  ctx: Pick<Context, 'db' | 'now'>,
  channelId: number,
  userId: number | null,
): Promise<number> {
  if (userId === null) return 0
  const month = monthOf(ctx.now())
  const events = await listDownloaded(ctx.db, channelId, userId, month)
  const clips = await listDownloadedClips(ctx.db, channelId, userId, month)
  return events.length + clips.length
}
