import type { EventCategory } from '@grandstand/contract'
import { localiser } from '../../channel/channel/index.ts'
import { listImages } from '../../channel/images/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { WhichRows } from '../../db/retired.ts'
import { listCategoryRows } from './event-store.ts'

export async function listEventCategories(
  ctx: Pick<Context, 'db'>,
  asked: Reader,
  which: WhichRows = {},
): Promise<EventCategory[]> {
  const say = localiser(asked)
  const [rows, images] = await Promise.all([
    listCategoryRows(ctx.db, asked.channel.id, which),
    listImages(ctx, asked.channel),
  ])
  const below = (parentId: number | null): EventCategory[] =>
    rows
      .filter(row => row.parent_id === parentId)
      .map(row => ({
        id: row.id,
        alias: row.alias,
        name: say(row.name),
        image: images.byId(row.image_id),
        children: below(row.id),
      }))
  return below(null)
}
