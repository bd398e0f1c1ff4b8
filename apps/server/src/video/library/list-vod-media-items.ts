import type { calls, Reply } from '@grandstand/contract'
import { searchWords } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { describeLibraryItem } from './describe-library-item.ts'
import { hideReplays } from './hide-replays.ts'
import { findLibraryItems } from './library-store.ts'

interface LibraryQuery {
  category_id?: number | undefined
  title?: string | undefined
  sort_field?: 'date' | 'title' | undefined
  sort_direction?: 'asc' | 'desc' | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** By default ten by date, the newest first. Titles go from A on. */
export async function listVodMediaItems(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: EventCaller | null; query: LibraryQuery },
): Promise<Reply<typeof calls.searchVodMedia>> {
  const { sort_field = 'date', sort_direction, limit = 10, offset = 0, category_id, title = '' } = asked.query
  const [roster, { items, total }] = await Promise.all([
    ctx.rosters.get(asked),
    findLibraryItems(
      ctx.db,
      asked.channel.id,
      { categoryId: category_id ?? null, words: searchWords(title) },
      {
        sortField: sort_field,
        sortDirection: sort_direction ?? (sort_field === 'date' ? 'desc' : 'asc'),
        limit,
        offset,
        language: asked.language,
      },
    ),
  ])
  const described = items.map(row => ({ row, item: describeLibraryItem(asked, roster, row) }))
  return { items: await hideReplays(ctx, asked, described), total, limit, offset }
}
