import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { eventCategories } from '../../db/tables.ts'

const limit = 10_000

export function listTaggedSports(db: Db, channelId: number) {
  return db
    .select({ id: eventCategories.id, clip_tags: eventCategories.clip_tags })
    .from(eventCategories)
    .where(eq(eventCategories.channel_id, channelId))
    .orderBy(asc(eventCategories.position))
    .limit(limit)
}
