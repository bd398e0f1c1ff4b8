import { legalPages, type RefundPolicy, refundPolicies } from '@grandstand/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
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

const promise = z.enum(refundPolicies).nullable()

export interface SetupCounts {
  sports: number
  teams: number
  /** Games to come. */
  games: number
  /** Games to come and products that cost something; what a single game is bought as has no price of its own. */
  priced: number
  /** Cameras that an encoder has sent to. */
  recorded: number
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
    (select count(legal_seen_at)::int from ${channels} where id = ${channelId}) as legal_seen`)
  const [counts] = rows
  if (!counts) throw new Error('A select without from gives a row')
  return counts
}

/** Of the pages that the law wants, those that the channel has. */
export async function listLegalPages(db: Db, channelId: number): Promise<{ url: string; hidden: boolean }[]> {
  return db
    .select({ url: pages.url, hidden: pages.hidden })
    .from(pages)
    .where(and(eq(pages.channel_id, channelId), inArray(pages.url, [...legalPages])))
}

/** What buyers are promised, as it is stored now; null: nobody has chosen. */
export async function findPromise(db: Db, channelId: number): Promise<RefundPolicy | null> {
  const [row] = await db
    .select({ refunds: sql`${channels.settings}->>'refunds'` })
    .from(channels)
    .where(eq(channels.id, channelId))
  return promise.parse(row?.refunds ?? null)
}

export async function markLegalSeen(db: Db, channelId: number, at: Date): Promise<void> {
  await db.update(channels).set({ legal_seen_at: at }).where(eq(channels.id, channelId))
}
