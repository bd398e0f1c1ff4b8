import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { eventCategories, eventLocations } from '../../db/tables.ts'

export function listCategoryRows(db: Db, channelId: number) {
  return db
    .select()
    .from(eventCategories)
    .where(eq(eventCategories.channel_id, channelId))
    .orderBy(asc(eventCategories.position))
}

export function listLocationRows(db: Db, channelId: number) {
  return db
    .select()
    .from(eventLocations)
    .where(eq(eventLocations.channel_id, channelId))
    .orderBy(asc(eventLocations.position))
}
