import type { VodMediaItem } from '@grandstand/contract'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeLibraryItem } from './describe-library-item.ts'
import { listRailItems } from './library-store.ts'

interface Rail {
  id: number
  title: string
  vod_media_items: VodMediaItem[]
}

export async function listVodMediaRails(
  ctx: Pick<Context, 'db' | 'rosters'>,
  asked: Reader,
): Promise<Rail[]> {
  const say = localiser(asked)
  const [roster, { rails, items }] = await Promise.all([
    ctx.rosters.get(asked),
    listRailItems(ctx.db, asked.channel.id),
  ])
  const itemsById = new Map(items.map(row => [row.id, describeLibraryItem(asked, roster, row)]))
  return rails.map(rail => ({
    id: rail.id,
    title: say(rail.title),
    vod_media_items: rail.vod_media_item_ids.flatMap(id => itemsById.get(id) ?? []),
  }))
}
