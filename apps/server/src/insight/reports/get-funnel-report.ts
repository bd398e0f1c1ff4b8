import { type FunnelReport, type Query, type studioCalls, visitSteps } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { sumVisits } from './day-count-store.ts'
import { readRange } from './read-range.ts'
import { countPurchases } from './sales-report-store.ts'

/** Visits as the audience counts them, and at the end what they bought, as the orders have it. */
export async function getFunnelReport(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getFunnelReport> },
): Promise<FunnelReport> {
  const range = readRange(ctx, { channel, query })
  const [rows, bought] = await Promise.all([
    sumVisits(ctx.db, channel.id, 'step', range),
    countPurchases(ctx.db, channel.id, range, channel.settings.time_zone),
  ])
  const visitsAt = (step: string, isBefore: boolean) =>
    rows.find(row => row.key === step && row.is_before === isBefore)?.visits ?? 0
  return {
    ...range,
    items: [
      ...visitSteps.map(step => ({ step, visits: visitsAt(step, false), before: visitsAt(step, true) })),
      { step: 'purchase_success', visits: bought.now, before: bought.before },
    ],
  }
}
