import type { DayRange } from '@grandstand/rules'
import { and, between, eq, lt, max, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { dayCounts } from '../../db/tables.ts'
import type { ComparedRange } from './read-range.ts'

type Topic = 'visit' | 'country' | 'device' | 'campaign' | 'step' | 'search' | 'clip' | 'preroll'

const ofTopic = (channelId: number, topic: Topic, { from, to }: DayRange) =>
  and(eq(dayCounts.channel_id, channelId), eq(dayCounts.topic, topic), between(dayCounts.day, from, to))

/** One row a day, of the range and of the one before it. */
export async function listVisitDays(db: Db, channelId: number, { from, to, before }: ComparedRange) {
  const rows = await db
    .select({ key: dayCounts.day, visits: dayCounts.visits, visitors: dayCounts.visitors })
    .from(dayCounts)
    .where(ofTopic(channelId, 'visit', { from: before.from, to }))
  return rows.map(({ key, ...figures }) => ({ key, is_before: key < from, figures }))
}

/** Visits by name, of the range and of the one before it. */
export async function sumVisits(
  db: Db,
  channelId: number,
  topic: Topic,
  { from, to, before }: ComparedRange,
) {
  const rows = await db
    .select({
      key: dayCounts.name,
      is_before: sql<boolean>`${lt(dayCounts.day, from)}`,
      visits: sum(dayCounts.visits).mapWith(Number),
      last_day: max(dayCounts.day),
    })
    .from(dayCounts)
    .where(ofTopic(channelId, topic, { from: before.from, to }))
    .groupBy(dayCounts.name, sql`2`)
  return rows.map(({ last_day, ...row }) => ({ ...row, last_day: last_day ?? to }))
}
