import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { events, playbacks, viewings } from '../../db/tables.ts'

const viewing = z.object({
  event_id: z.int(),
  name: z.union([z.string(), z.record(z.string(), z.string())]),
  first_at: z.coerce.date(),
  last_at: z.coerce.date(),
  times: z.int(),
})
export type Viewing = z.infer<typeof viewing>

/** Nobody disputes a payment later. */
const keptDays = 540

/** What is left of the players of sold games, when they are forgotten. */
export async function forgetPlaybacksBefore(db: Db, before: Date): Promise<void> {
  const at = sql`${before.toISOString()}::timestamptz`
  await db.execute(sql`
    with over as (delete from ${playbacks} where seen_at < ${at} returning *)
    insert into ${viewings} (channel_id, user_id, event_id, first_at, last_at, times)
    select over.channel_id, over.user_id, over.event_id, min(over.started_at), max(over.seen_at), count(*)
    from over join ${events} e on e.id = over.event_id
    where over.user_id is not null and e.type in ('paid', 'ppv')
    group by over.channel_id, over.user_id, over.event_id
    on conflict (user_id, event_id) do update set first_at = least(viewings.first_at, excluded.first_at),
      last_at = greatest(viewings.last_at, excluded.last_at), times = viewings.times + excluded.times`)
  await db.execute(sql`delete from ${viewings} where last_at < ${at} - make_interval(days => ${keptDays})`)
}

/** The sold games that a buyer opened since an order was made, the newest first; of a single game, that one alone. */
export async function listViewings(
  db: Db | Tx,
  channelId: number,
  { user_id, event_id, created_at }: { user_id: number | null; event_id: number | null; created_at: Date },
): Promise<Viewing[]> {
  if (user_id === null) return []
  const isOfOrder = sql`v.channel_id = ${channelId} and v.user_id = ${user_id}
    and v.event_id = coalesce(${event_id}::int, v.event_id)`
  const { rows } = await db.execute(sql`
    select e.id as event_id, e.name, min(seen.first_at) as first_at, max(seen.last_at) as last_at,
      sum(seen.times)::int as times
    from (
      select v.event_id, v.first_at, v.last_at, v.times from ${viewings} v where ${isOfOrder}
      union all select v.event_id, v.started_at, v.seen_at, 1 from ${playbacks} v where ${isOfOrder}
    ) as seen join ${events} e on e.id = seen.event_id and e.type in ('paid', 'ppv')
    where seen.last_at >= ${created_at.toISOString()}::timestamptz
    group by e.id order by last_at desc, e.id limit 200`)
  return z.array(viewing).parse(rows)
}
