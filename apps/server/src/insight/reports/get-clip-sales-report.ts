import type { ClipSalesReport, Query, studioCalls } from '@grandstand/contract'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { sumClipSales } from './clip-sales-store.ts'
import { readRange } from './read-range.ts'

const limit = 100

export async function getClipSalesReport(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getClipSalesReport> },
): Promise<ClipSalesReport> {
  const range = readRange(ctx, { channel, query })
  const { currency, time_zone: timeZone, language } = channel.settings
  const rows = await sumClipSales(ctx.db, channel.id, { ...range, currency, timeZone, limit })
  const say = localiser({ channel, language: query.language ?? language })
  return {
    ...range,
    currency,
    items: rows.map(({ event_name, ...row }) => ({
      ...row,
      event_name: event_name === null ? null : say(event_name),
    })),
  }
}
