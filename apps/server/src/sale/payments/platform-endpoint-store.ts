import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { platformEndpoints } from '../../db/tables.ts'

export type PlatformEndpoint = typeof platformEndpoints.$inferSelect

/** Until the transaction ends no other process registers one. */
export async function holdPlatform(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('platform_endpoints'))`)
}

export function listPlatformEndpoints(db: Db | Tx, platform: string): Promise<PlatformEndpoint[]> {
  return db.select().from(platformEndpoints).where(eq(platformEndpoints.platform, platform))
}

export async function keepPlatformEndpoint(tx: Tx, row: PlatformEndpoint): Promise<void> {
  await tx
    .insert(platformEndpoints)
    .values(row)
    .onConflictDoUpdate({ target: [platformEndpoints.platform, platformEndpoints.url], set: row })
}
