import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { paymentAccounts } from '../../db/tables.ts'

/** Its row stays, for what was paid there. */
export async function endConnectedAccount(db: Db, channelId: number, name: string): Promise<void> {
  await db
    .update(paymentAccounts)
    .set({ is_current: false })
    .where(and(eq(paymentAccounts.channel_id, channelId), eq(paymentAccounts.name, name)))
}
