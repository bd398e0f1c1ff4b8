import type { Query, SalesFigures, SalesReport, studioCalls } from '@grandstand/contract'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { compareDays, compareKeys } from './compare.ts'
import { readRange } from './read-range.ts'
import { countOtherPayments, sumSales } from './sales-report-store.ts'

const nothing: SalesFigures = {
  payments: 0,
  total: 0,
  fees: 0,
  tax: 0,
  discounts: 0,
  refunded: 0,
  refunds: 0,
}

export async function getSalesReport(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getSalesReport> },
): Promise<SalesReport> {
  const { currency, time_zone: timeZone, language: own } = channel.settings
  const reader = { channel, language: query.language ?? own }
  const range = readRange(ctx, { channel, query })
  const by = query.by ?? 'day'
  const asked = { range, by, currency, timeZone }
  const [sums, left_out] = await Promise.all([
    sumSales(ctx.db, channel.id, asked),
    countOtherPayments(ctx.db, channel.id, asked),
  ])
  const rows = sums.map(({ key, name, is_before, ...figures }) => ({ key, name, is_before, figures }))
  const compared =
    by === 'day'
      ? compareDays(rows, range, nothing)
      : compareKeys(rows, { nothing, sizeOf: figures => figures.total })
  const say = localiser(reader)
  const stored = new Map(rows.map(({ key, name }) => [key, name]))
  const { known } = await ctx.rosters.get(reader)
  const nameOf = (key: string | null) => {
    if (by === 'team') return known.teams.get(Number(key))?.name ?? null
    const name = stored.get(key)
    return name == null ? null : say(name)
  }
  return {
    ...range,
    currency,
    items: compared.map(item => ({ ...item, name: nameOf(item.key) })),
    total: sumUp(rows.filter(row => !row.is_before)),
    total_before: sumUp(rows.filter(row => row.is_before)),
    left_out,
  }
}

function sumUp(rows: readonly { figures: SalesFigures }[]): SalesFigures {
  return rows.reduce(
    (sum, { figures }) => ({
      payments: sum.payments + figures.payments,
      total: sum.total + figures.total,
      fees: sum.fees + figures.fees,
      tax: sum.tax + figures.tax,
      discounts: sum.discounts + figures.discounts,
      refunded: sum.refunded + figures.refunded,
      refunds: sum.refunds + figures.refunds,
    }),
    nothing,
  )
}
