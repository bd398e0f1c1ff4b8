import type { ExpiringReport, Query, studioCalls } from '@grandstand/contract'
import { dayOf, shiftDay } from '@grandstand/rules'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countEndings } from './expiring-store.ts'

const daysAhead = 60

export async function getExpiringReport(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getExpiringReport> },
): Promise<ExpiringReport> {
  const now = ctx.now()
  const { time_zone: timeZone, language } = channel.settings
  const from = dayOf(now.getTime(), timeZone)
  const until = new Date(now.getTime() + daysAhead * 86_400_000)
  const say = localiser({ channel, language: query.language ?? language })
  const rows = (await countEndings(ctx.db, channel.id, { now, until, timeZone })).map(row => ({
    ...row,
    name: say(row.name),
  }))
  const countOf = (some: readonly { is_renewing: boolean; count: number }[], isRenewing: boolean) =>
    some.filter(row => row.is_renewing === isRenewing).reduce((sum, { count }) => sum + count, 0)
  const both = (some: typeof rows) => ({ ending: countOf(some, false), renewing: countOf(some, true) })
  return {
    from,
    to: dayOf(until.getTime(), timeZone),
    days: Array.from({ length: daysAhead + 1 }, (_, index) => {
      const day = shiftDay(from, index)
      return { day, ...both(rows.filter(row => row.day === day)) }
    }),
    products: [...Map.groupBy(rows, row => row.name)].map(([name, ofProduct]) => ({
      name,
      ...both(ofProduct),
      first_day: ofProduct[0]?.day ?? from,
      last_day: ofProduct.at(-1)?.day ?? from,
    })),
  }
}
