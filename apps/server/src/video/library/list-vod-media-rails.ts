import type { VodMediaItem } from '@grandstand/contract'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { describeLibraryItem } from './describe-library-item.ts'
import { hideReplays } from './hide-replays.ts'
import { listRailItems } from './library-store.ts'

interface Rail {
  id: number
  title: string
  vod_media_items: VodMediaItem[]
}

export async function listVodMediaRails(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: EventCaller | null },
): Promise<Rail[]> {
  const say = localiser(asked)
  const [roster, { rails, items }] = await Promise.all([
    ctx.rosters.get(asked),
    listRailItems(ctx.db, asked.channel.id),
  ])
  const described = items.map(row => ({ row, item: describeLibraryItem(asked, roster, row) }))
  const itemsById = new Map((await hideReplays(ctx, asked, described)).map(item => [item.id, item]))
  return rails.map(rail => ({
    id: rail.id,
    title: say(rail.title),
    vod_media_items: rail.vod_media_item_ids.flatMap(id => itemsById.get(id) ?? []),
  }))
}
