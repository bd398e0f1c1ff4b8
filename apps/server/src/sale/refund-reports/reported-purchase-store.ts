import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { pageEvents } from '../../db/tables.ts'

/** A purchase may be reported this long after it began, like a session. */
const latestMs = 48 * 3_600_000

interface Bought {
  id: number
  user_id: number
  created_at: Date
}

/** What the buyer's browser reported about a paid order. Null: nothing, or the buyer has since refused consent. */
export async function findReportedPurchase(
  db: Db,
  channelId: number,
  { id, user_id, created_at }: Bought,
): Promise<{ day: string; session: string; trk: string | null } | null> {
  const ofBuyer = and(eq(pageEvents.channel_id, channelId), eq(pageEvents.user_id, user_id))
  const [purchase] = await db
    .select({ day: pageEvents.day, session: pageEvents.session, trk: pageEvents.trk, at: pageEvents.at })
    .from(pageEvents)
    .where(
      and(
        ofBuyer,
        eq(pageEvents.name, 'purchase_success'),
        gte(pageEvents.at, created_at),
        lt(pageEvents.at, new Date(created_at.getTime() + latestMs)),
        sql`${pageEvents.details} ->> 'order_id' = ${String(id)}`,
      ),
    )
    .limit(1)
  if (!purchase) return null
  const [lastChoice] = await db
    .select({ choice: sql<string | null>`${pageEvents.details} ->> 'choice'` })
    .from(pageEvents)
    .where(and(ofBuyer, eq(pageEvents.name, 'consent'), gte(pageEvents.at, purchase.at)))
    .orderBy(sql`${pageEvents.at} desc`)
    .limit(1)
  return lastChoice?.choice === 'no' ? null : purchase
}
