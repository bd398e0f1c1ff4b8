import type { AudienceReport, Query, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { compareDays, compareKeys } from './compare.ts'
import { listVisitDays, sumVisits } from './day-count-store.ts'
import { readRange } from './read-range.ts'

export async function getAudienceReport(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getAudienceReport> },
): Promise<AudienceReport> {
  const range = readRange(ctx, { channel, query })
  const { by = 'day' } = query
  const days = await listVisitDays(ctx.db, channel.id, range)
  const sumOf = (isBefore: boolean) =>
    days.filter(day => day.is_before === isBefore).reduce((sum, { figures }) => sum + figures.visits, 0)
  const items =
    by === 'day'
      ? compareDays(days, range, { visits: 0, visitors: 0 })
      : compareKeys(
          (await sumVisits(ctx.db, channel.id, by, range)).map(({ key, is_before, visits }) => ({
            key: key === '' ? null : key,
            is_before,
            figures: { visits, visitors: null },
          })),
          { nothing: { visits: 0, visitors: null }, sizeOf: figures => figures.visits },
        )
  return {
    ...range,
    items: items.map(item => ({ ...item, name: null })),
    visits: sumOf(false),
    visits_before: sumOf(true),
  }
}
