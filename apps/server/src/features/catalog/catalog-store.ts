import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { packages, subscriptions } from '../../db/tables.ts'

export function listPackageRows(db: Db, channelId: number) {
  return db
    .select()
    .from(packages)
    .where(eq(packages.channel_id, channelId))
    .orderBy(asc(packages.weight), asc(packages.position))
}

export function listSubscriptionRows(db: Db, channelId: number) {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.channel_id, channelId))
    .orderBy(asc(subscriptions.weight), asc(subscriptions.position))
}
