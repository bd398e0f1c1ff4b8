import type { SalesFigures, SalesKey } from '@grandstand/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import type { StoredText } from '../../db/stored-text.ts'
import { salesIn } from '../../sale/payments/index.ts'
import type { ComparedRange } from './read-range.ts'

type SalesRow = SalesFigures & { key: string | null; name: StoredText | null; is_before: boolean }

/** Sales of the range and of the one before; `r.starts_at` is where the range begins. */
const soldIn = (channelId: number, { from, to, before }: ComparedRange, timeZone: string) =>
  salesIn(
    channelId,
    { from: before.from, to, timeZone },
    sql`
    left join packages p on p.id = o.package_id
    left join subscriptions s on s.id = o.subscription_id
    left join events e on e.id = o.event_id
    cross join (select ${from}::date::timestamp at time zone ${timeZone} as starts_at) r`,
  )

const none = sql`null::jsonb`
/** What a payment is for, in the words of its table; a single game counts for the team at home. */
const groups: Record<SalesKey, (timeZone: string) => { key: SQL; name: SQL }> = {
  day: timeZone => ({ key: sql`to_char(t.at at time zone ${timeZone}, 'YYYY-MM-DD')`, name: none }),
  product: () => ({
    key: sql`coalesce('package-' || o.package_id, 'subscription-' || o.subscription_id, o.type)`,
    name: sql`coalesce(p.name, s.name)`,
  }),
  team: () => ({ key: sql`coalesce(o.participant_id, e.home_team_id)::text`, name: none }),
  game: () => ({ key: sql`o.event_id::text`, name: sql`e.name` }),
  campaign: () => ({ key: sql`o.trk`, name: none }),
}

export async function sumSales(
  db: Db,
  channelId: number,
  asked: { range: ComparedRange; by: SalesKey; currency: string; timeZone: string },
): Promise<SalesRow[]> {
  const { key, name } = groups[asked.by](asked.timeZone)
  const { rows } = await db.execute<SalesRow>(sql`
    select ${key} as key, ${name} as name, t.at < r.starts_at as is_before,
      count(*)::int as payments, sum(t.total)::float8 as total, sum(t.service_fee)::float8 as fees,
      sum(t.tax)::float8 as tax, sum(t.discount)::float8 as discounts, sum(t.refunded)::float8 as refunded,
      (count(*) filter (where t.refunded > 0))::int as refunds
    ${soldIn(channelId, asked.range, asked.timeZone)} and o.currency = ${asked.currency}
    group by 1, 2, 3`)
  return rows
}

/** Payments of the range itself that were made in other currencies. */
export async function countOtherPayments(
  db: Db,
  channelId: number,
  { range, currency, timeZone }: { range: ComparedRange; currency: string; timeZone: string },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count ${soldIn(channelId, range, timeZone)}
    and o.currency <> ${currency} and t.at >= r.starts_at`)
  return rows[0]?.count ?? 0
}

/** What visitors bought, in the range and in the one before, in any currency. Nobody visits for a renewal. */
export async function countPurchases(
  db: Db,
  channelId: number,
  range: ComparedRange,
  timeZone: string,
): Promise<{ now: number; before: number }> {
  const { rows } = await db.execute<{ now: number; before: number }>(sql`
    select (count(*) filter (where t.at >= r.starts_at))::int as now,
      (count(*) filter (where t.at < r.starts_at))::int as before
    ${soldIn(channelId, range, timeZone)} and t.event = 'created'`)
  return rows[0] ?? { now: 0, before: 0 }
}
