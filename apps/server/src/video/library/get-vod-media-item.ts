import type { VodMediaItem } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeLibraryItem } from './describe-library-item.ts'
import { hideReplays } from './hide-replays.ts'
import { findLibraryItem } from './library-store.ts'

export async function getVodMediaItem(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: EventCaller | null; params: { id: number } },
): Promise<VodMediaItem> {
  const [roster, row] = await Promise.all([
    ctx.rosters.get(asked),
    findLibraryItem(ctx.db, asked.channel.id, asked.params.id),
  ])
  const described = row ? [{ row, item: describeLibraryItem(asked, roster, row) }] : []
  const [item] = await hideReplays(ctx, asked, described)
  if (!item) throw new CallError('not_found')
  return item
}
