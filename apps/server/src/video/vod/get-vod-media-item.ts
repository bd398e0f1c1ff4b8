import type { VodMediaItem } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeVodItem } from './describe-vod-item.ts'
import { findVodItem } from './vod-store.ts'

export async function getVodMediaItem(
  ctx: Pick<Context, 'db' | 'rosters'>,
  asked: Reader & { params: { id: number } },
): Promise<VodMediaItem> {
  const [roster, row] = await Promise.all([
    ctx.rosters.get(asked),
    findVodItem(ctx.db, asked.channel.id, asked.params.id),
  ])
  if (!row) throw new CallError('not_found')
  return describeVodItem(asked, roster, row)
}
