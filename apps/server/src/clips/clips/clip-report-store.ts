import type { Db, Tx } from '../../db/connection.ts'
import { clipReports } from '../../db/tables.ts'

export async function insertReport(
  db: Db | Tx,
  channelId: number,
  report: Omit<typeof clipReports.$inferInsert, 'channel_id'>,
): Promise<void> {
  await db
    .insert(clipReports)
    .values({ ...report, channel_id: channelId })
    .onConflictDoNothing()
}
