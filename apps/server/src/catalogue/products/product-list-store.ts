import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { isListed, type WhichRows } from '../../db/retired.ts'
import { packages, subscriptions } from '../../db/tables.ts'

export function listPackageRows(db: Db, channelId: number, which: WhichRows = {}) {
  return db
    .select()
    .from(packages)
    .where(and(eq(packages.channel_id, channelId), isListed(packages, which)))
    .orderBy(asc(packages.weight), asc(packages.position))
}

export function listSubscriptionRows(db: Db, channelId: number, which: WhichRows = {}) {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.channel_id, channelId), isListed(subscriptions, which)))
    .orderBy(asc(subscriptions.weight), asc(subscriptions.position))
}
