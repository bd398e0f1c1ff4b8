import type { Tonight } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listViewerMinutes } from '../../insight/reports/index.ts'
import { sumSalesByHour } from './tonight-store.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The same sales as the report of the day has. */
export async function sumMoney(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, settings: { currency } }: Channel,
  from: Date,
): Promise<Tonight['money']> {
  const hours = await sumSalesByHour(ctx.db, id, { from, currency })
  const sum = (of: (hour: (typeof hours)[number]) => number) => hours.reduce((all, hour) => all + of(hour), 0)
  const begun = Math.floor((ctx.now().getTime() - from.getTime()) / hourMs)
  const curve = Array.from({ length: begun + 1 }, (_, at) =>
    sum(({ hour, total }) => (hour <= at ? total : 0)),
  )
  return { payments: sum(({ payments }) => payments), total: sum(({ total }) => total), curve }
}

/** A minute is counted soon after it is over. */
const countedWithin = 3

/** A minute without a row had no viewers, unless it is too young to be counted. */
export async function sumWatching(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: Pick<Channel, 'id'>,
  { from, viewers }: { from: Date; viewers: number },
): Promise<Tonight['watching']> {
  const first = Math.floor(now().getTime() / minuteMs) - 60
  // Just after midnight the curve shows minutes of the day before.
  const since = new Date(Math.min(from.getTime(), first * minuteMs))
  const rows = await listViewerMinutes(db, id, since)
  const minutes = rows.map(row => ({ ...row, at: Date.parse(row.minute) }))
  const counted = new Map(minutes.map(minute => [minute.at / minuteMs, minute.viewers]))
  const today = minutes.filter(minute => minute.at >= from.getTime())
  const curve = Array.from({ length: 60 }, (_, past) => counted.get(first + past) ?? null)
  return {
    now: viewers,
    peak: today.reduce((most, minute) => Math.max(most, minute.viewers), viewers),
    curve: [...curve.flatMap((value, past) => value ?? (past < 60 - countedWithin ? 0 : [])), viewers],
  }
}
