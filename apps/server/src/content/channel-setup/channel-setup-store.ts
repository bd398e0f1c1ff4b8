import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import {
  cameras,
  channels,
  eventCategories,
  events,
  packages,
  pages,
  participants,
  subscriptions,
} from '../../db/tables.ts'
import { legalPages } from './legal-texts.ts'

export interface SetupCounts {
  sports: number
  teams: number
  /** Games to come. */
  games: number
  /** Games to come and products that cost something; what a single game is bought as has no price of its own. */
  priced: number
  /** Cameras that an encoder has sent to. */
  recorded: number
  /** Of the pages that the law wants, those that visitors can open. */
  legal: number
  /** 1: somebody said that they are right. */
  legal_seen: number
}

export async function countSetup(db: Db, channelId: number, now: Date): Promise<SetupCounts> {
  const own = sql`channel_id = ${channelId}`
  const ahead = sql`${own} and not is_private and cancelled_by is null and ends_at > ${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ [Name in keyof SetupCounts]: number }>(sql`select
    (select count(*)::int from ${eventCategories} where ${own} and retired_at is null) as sports,
    (select count(*)::int from ${participants} where ${own} and retired_at is null) as teams,
    (select count(*)::int from ${events} where ${ahead}) as games,
    (select count(*)::int from ${events} where ${ahead} and type in ('paid', 'ppv') and base_price > 0)
      + (select count(*)::int from ${packages} where ${own} and retired_at is null and type = 'package' and base_price > 0)
      + (select count(*)::int from ${subscriptions} where ${own} and retired_at is null and base_price > 0) as priced,
    (select count(*)::int from ${cameras} where ${own} and state <> 'idle') as recorded,
    (select count(*)::int from ${pages} where ${own} and not hidden and url = any(${sql.param([...legalPages])})) as legal,
    (select count(legal_seen_at)::int from ${channels} where id = ${channelId}) as legal_seen`)
  const [counts] = rows
  if (!counts) throw new Error('A select without from gives a row')
  return counts
}

export async function markLegalSeen(db: Db, channelId: number, at: Date): Promise<void> {
  await db.update(channels).set({ legal_seen_at: at }).where(eq(channels.id, channelId))
}
