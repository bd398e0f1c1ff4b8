import type { VodMediaItem } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeLibraryItem } from './describe-library-item.ts'
import { findLibraryItem } from './library-store.ts'

export async function getVodMediaItem(
  ctx: Pick<Context, 'db' | 'rosters'>,
  asked: Reader & { params: { id: number } },
): Promise<VodMediaItem> {
  const [roster, row] = await Promise.all([
    ctx.rosters.get(asked),
    findLibraryItem(ctx.db, asked.channel.id, asked.params.id),
  ])
  if (!row) throw new CallError('not_found')
  return describeLibraryItem(asked, roster, row)
}
