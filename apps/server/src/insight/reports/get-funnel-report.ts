import { type FunnelReport, funnelSteps, type Query, type studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { sumVisits } from './day-count-store.ts'
import { readRange } from './read-range.ts'

export async function getFunnelReport(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getFunnelReport> },
): Promise<FunnelReport> {
  const range = readRange(ctx, { channel, query })
  const rows = await sumVisits(ctx.db, channel.id, 'step', range)
  const visitsAt = (step: string, isBefore: boolean) =>
    rows.find(row => row.key === step && row.is_before === isBefore)?.visits ?? 0
  return {
    ...range,
    items: funnelSteps.map(step => ({
      step,
      visits: visitsAt(step, false),
      before: visitsAt(step, true),
    })),
  }
}
