import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { isListed } from '../../db/retired.ts'
import { packages, subscriptions } from '../../db/tables.ts'

export function listPackageRows(db: Db, channelId: number) {
  return db
    .select()
    .from(packages)
    .where(and(eq(packages.channel_id, channelId), isListed(packages, {})))
    .orderBy(asc(packages.weight), asc(packages.position))
}

export function listSubscriptionRows(db: Db, channelId: number) {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.channel_id, channelId), isListed(subscriptions, {})))
    .orderBy(asc(subscriptions.weight), asc(subscriptions.position))
}
