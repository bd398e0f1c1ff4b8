import type { Query, SearchesReport, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { maxItems } from './compare.ts'
import { sumVisits } from './day-count-store.ts'
import { readRange } from './read-range.ts'

export async function getSearchesReport(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getSearchesReport> },
): Promise<SearchesReport> {
  const range = readRange(ctx, { channel, query })
  const rows = await sumVisits(ctx.db, channel.id, 'search', range)
  const before = new Map(rows.filter(row => row.is_before).map(row => [row.key, row.visits]))
  const items = rows
    .filter(row => !row.is_before)
    .map(({ key: text, visits, last_day }) => ({ text, visits, before: before.get(text) ?? 0, last_day }))
    .toSorted((a, b) => b.visits - a.visits || a.text.localeCompare(b.text))
  return { ...range, items: items.slice(0, maxItems) }
}
